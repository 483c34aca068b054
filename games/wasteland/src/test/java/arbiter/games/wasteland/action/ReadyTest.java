package arbiter.games.wasteland.action;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Turns;
import arbiter.games.wasteland.health.HealthLoss;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

class ReadyTest {

    private static final String PISTOL = "attack:shoot:service-pistol";

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter maul = hero("maul", 1, 0);
    private final Fighter thug = enemy("scav-thug", 2, 1);
    private final Fighter gunner = enemy("road-gunner", 3, 1);

    private Scenario<WastelandState> readied(String trigger, Fighter... others) {
        Fighter[] all = new Fighter[others.length + 1];
        all[0] = rook;
        System.arraycopy(others, 0, all, 1, others.length);
        var play = Turns.of(all);
        play.choice("ready.action", PISTOL).choice("ready.trigger", trigger);
        Turns.act(play, "ready");
        return play;
    }

    @Test
    @Ledger({"WAS-MAJ-8", "ready", "WAS-AMB-50", "WAS-AMB-53"})
    void a_readied_shot_comes_before_the_attack_that_it_waits_for() {
        var play = readied("enemy-attacks", maul, gunner);
        Vitals.put(gunner, 1, 0, Vitals.Life.ABLE);
        Turns.begin(play, gunner);
        play.choice("ready.fire", PISTOL + ":road-gunner")
                .choice("test.dice", "0")
                .dice("test.d20", 5, 6)
                .dice("attack.location", 9)
                .choice("attack.shots", "0")
                .dice("damage.dice", 2, 2, 1, 3);

        Turns.act(play, "attack:shoot:night-carbine:maul");

        assertThat(play.log())
                .containsExactly(
                        "Rook readies an action: Shoot (Service pistol), when an enemy attacks",
                        "Rook takes the readied action",
                        "Rook rolls an attack, 5+6 against 11 (3 twice): 2 successes, difficulty 2 (+1 Defense +1"
                                + " range), passes",
                        "Rook has 19 light rounds left",
                        "Rook hits Road gunner (Service pistol)",
                        "Rook's 4 CD come to 5 damage",
                        "Road gunner loses 4 HP at the left arm, 0 left",
                        "Road gunner is out of the fight",
                        "Road gunner can no longer do this: Shoot at Maul (Night carbine)",
                        "Road gunner has finished");
        assertThat(rook.readied()).isEqualTo(Readied.NONE);
    }

    @Test
    @Ledger({"WAS-MAJ-8"})
    void it_may_be_held_and_is_over_when_the_next_own_turn_begins() {
        var play = readied("enemy-moves:scav-thug", gunner, thug);
        Turns.begin(play, gunner);
        Turns.act(play, "move:ditch"); // nobody waits for the gunner
        Turns.begin(play, thug);
        play.choice("ready.fire", "hold");
        Turns.act(play, "move:ditch");

        play.allUsed();
        assertThat(rook.readied().isWaiting()).isTrue();
        LastingActions.end(play, rook);
        assertThat(rook.readied()).isEqualTo(Readied.NONE);
    }

    @Test
    @Ledger({"WAS-MAJ-8", "WAS-AP-7"})
    void entering_a_zone_is_answered_afterwards_and_haste_stays_with_the_readied_action() {
        var play = Turns.of(rook, thug);
        Turns.act(play, "pass");
        ActionPools.put(play.state(), 2, 0);
        play.choice("ready.action", PISTOL).choice("ready.trigger", "enters:yard");
        Turns.act(play, "ready");
        Turns.begin(play, thug);
        play.choice("ready.fire", PISTOL + ":scav-thug")
                .choice("test.dice", "0")
                .dice("test.d20", 12, 13);

        Turns.act(play, "move:yard");

        assertThat(play.log())
                .endsWith(
                        "Rook takes the readied action",
                        "Rook rolls an attack, 12+13 against 11 (3 twice): 0 successes, difficulty 2 (+1 Defense +1"
                                + " extra action), fails",
                        "Rook has 19 light rounds left",
                        "Rook misses Scav thug (Service pistol)");
    }

    @Test
    @Ledger({"WAS-MAJ-8", "WAS-AMB-23"})
    void whoever_drops_loses_it_and_an_ally_who_drops_sets_it_off() {
        var play = readied("ally-drops", maul, thug);
        play.choice("ready.fire", "hold");
        Vitals.put(maul, 1, 0, Vitals.Life.ABLE);
        var before = ReadiedActions.before(play.state());
        HealthLoss.take(play, maul, 1, 1, false);
        ReadiedActions.happened(play, before);
        play.allUsed();

        Vitals.put(rook, 1, 0, Vitals.Life.ABLE);
        HealthLoss.take(play, rook, 1, 1, false);

        assertThat(rook.readied()).isEqualTo(Readied.NONE);
    }

    @Test
    @Ledger({"WAS-MAJ-8"})
    void other_words_are_for_the_gamemaster_to_watch() {
        var play = readied("the lamp goes out", thug);
        play.choice("ready.fire", PISTOL + ":scav-thug")
                .choice("test.dice", "0")
                .dice("test.d20", 12, 13);

        assertThat(rook.readied().trigger()).contains("when:the lamp goes out");
        ReadiedActions.fire(play, rook);

        assertThat(play.log()).contains("Rook takes the readied action");
    }

    @Test
    @Ledger({"WAS-AMB-50"})
    void an_interrupted_attack_goes_on_if_it_still_can() {
        var play = readied("enemy-attacks:maul", maul, gunner);
        Turns.begin(play, gunner);
        play.choice("ready.fire", PISTOL + ":road-gunner")
                .choice("test.dice", "0")
                .dice("test.d20", 12, 13)
                .dice("test.d20", 19, 19);

        Turns.act(play, "attack:shoot:night-carbine:maul");

        assertThat(play.log()).endsWith("Road gunner misses Maul (Night carbine)");
    }
}
