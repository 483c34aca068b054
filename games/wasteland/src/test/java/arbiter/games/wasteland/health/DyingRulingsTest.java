package arbiter.games.wasteland.health;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static arbiter.games.wasteland.Cast.somebody;
import static arbiter.games.wasteland.Cast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.Turns;
import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.environment.ZoneExposure;
import arbiter.games.wasteland.injury.Bleeding;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.injury.InjuryTreatment;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.turn.TurnEvents.TurnBegan;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.TableRules;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.tabletop.unit.Ints;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

class DyingRulingsTest {

    private static final int TORSO = 1;
    private static final int LEFT_ARM = 2;
    private static final int LEFT_LEG = 4;

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter gunner = enemy("road-gunner", 1, 1);

    private void fell(Scenario<WastelandState> play, Fighter one, int location) {
        Vitals.put(one, 1, one.vitals().radiation(), Vitals.Life.ABLE);
        HealthLoss.take(play, one, 1, location, false);
    }

    private static void weather(WastelandState state, int rain, int radiation) {
        Ints none = Ints.of(0, 0, 0, 0);
        state.set(new Surroundings(none, none, Ints.of(rain, 0, 0, 0), Ints.of(radiation, 0, 0, 0)));
    }

    @Test
    @Ledger({"WAS-AMB-34", "WAS-DYING-7", "WAS-AMB-35", "WAS-AMB-75"})
    void bleeding_and_radiation_injure_the_dying_further() {
        var play = scenario(rook).dice("injury.bleeding", 1, 3);
        fell(play, rook, TORSO);
        int told = play.log().size();

        Bleeding.endOfTurn(play, rook);
        Radiation.take(play, rook, 2, LEFT_ARM, false);

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Rook loses 1 HP at the torso, 0 left",
                        "Rook has an injury of the torso",
                        "Rook takes 2 radiation: 0 of 10 HP",
                        "Rook has an injury of the left arm");
    }

    @Test
    @Ledger({"WAS-AMB-54", "WAS-LUCK-7", "WAS-AMB-37", "WAS-DYING-4", "WAS-DYING-5"})
    void a_death_save_earns_points_and_luck_may_save_it() {
        LuckPoints.put(rook, 1);
        var play = Turns.of(rook, gunner);
        fell(play, rook, LEFT_LEG);
        int told = play.log().size();
        play.choice("test.dice", "0")
                .dice("test.d20", 15, 19)
                .choice("test.miss-fortune", "19")
                .dice("test.reroll", 2);

        DeathSave.resolve(play, rook);

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Rook spends 1 luck: Miss Fortune, 0 left",
                        "Rook throws a die again (Miss Fortune): the 19 becomes a 2",
                        "Rook rolls a death save, 2+15 against 9 (3 twice): 2 successes, difficulty 1, passes, 1 AP");
        assertThat(rook.hand().points()).isEqualTo(1);
    }

    @Test
    @Ledger({"WAS-AMB-55", "WAS-DYING-4", "WAS-ENV-3"})
    void rain_leaves_a_death_save_alone_unless_the_table_says_otherwise() {
        var play = scenario(rook, gunner);
        weather(play.state(), 2, 0);
        fell(play, rook, LEFT_LEG);
        play.choice("test.dice", "0").dice("test.d20", 8, 15);
        DeathSave.resolve(play, rook);
        assertThat(play.log())
                .endsWith("Rook rolls a death save, 8+15 against 9 (3 twice): 1 success, difficulty 1, passes");

        var wet = new Scenario<>(table(new TableRules(false, false, false, false, true, false, false, false), rook));
        weather(wet.state(), 2, 0);
        wet.choice("test.dice", "0").dice("test.d20", 8, 15);
        DeathSave.resolve(wet, rook);
        assertThat(wet.log())
                .containsExactly(
                        "Rook rolls a death save, 8+15 against 9 (3 twice): 1 success, difficulty 3 (+1 injuries +2"
                                + " rain), fails",
                        "Rook dies");
    }

    @Test
    @Ledger({"WAS-AMB-61", "WAS-TURN-6", "WAS-AMB-05", "WAS-ENV-4", "radiation-zone", "WAS-AMB-04", "WAS-AMB-33"})
    void the_save_comes_before_the_radiation_of_the_zone() {
        var play = Turns.of(rook, gunner);
        weather(play.state(), 0, 1);
        fell(play, rook, LEFT_LEG);
        int told = play.log().size();
        new TurnBegan("rook").apply(play.state());
        play.choice("test.dice", "0").dice("test.d20", 8, 15).dice("injury.bleeding", 3, 4);

        Tables.BOOK.game().advance(play);

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Rook rolls a death save, 8+15 against 9 (3 twice): 1 success, difficulty 1, passes",
                        "Rook takes 2 radiation: 0 of 10 HP",
                        "Rook has an injury of the torso",
                        "Rook has finished");

        var dice = new Scenario<>(table(new TableRules(false, true, false, false, false, false, false, false), gunner));
        weather(dice.state(), 0, 1);
        gunner.set(arbiter.games.wasteland.zone.Position.in(0));
        dice.dice("environment.radiation", 5, 4);
        ZoneExposure.startOfTurn(dice, gunner);
        assertThat(dice.log()).containsExactly("Road gunner takes 1 radiation: 8 of 8 HP");
    }

    @Test
    @Ledger({"WAS-DYING-11", "WAS-AMB-40", "WAS-DYING-10", "WAS-DYING-8"})
    void the_stabilised_wake_with_the_next_hit_point_and_may_die_again() {
        var play = scenario(rook);
        fell(play, rook, LEFT_LEG);
        int told = play.log().size();

        Healing.stabilise(play, rook, 1);
        HealthLoss.take(play, rook, 1, LEFT_ARM, false);
        Healing.stabilise(play, rook, 1);
        Healing.heal(play, rook, 1);

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Rook is stable with 1 HP, and unconscious",
                        "Rook loses 1 HP at the left arm, 0 left",
                        "Rook is dying",
                        "Rook has an injury of the left arm",
                        "Rook is stable with 1 HP, and unconscious",
                        "Rook regains 1 HP, 2 now",
                        "Rook wakes up");
    }

    @Test
    @Ledger({"WAS-AMB-66", "WAS-INJ-7"})
    void where_the_table_says_so_a_treated_injury_opens_again_on_an_effect() {
        var play = new Scenario<>(table(new TableRules(false, false, false, false, false, true, false, false), rook));
        Injuries.inflict(play, rook, LEFT_LEG, false);
        InjuryTreatment.treat(play, rook, 0);
        assertThat(rook.injuries().untreated()).isZero();
        play.dice("injury.reopening", 3).dice("injury.reopening", 6);

        InjuryTreatment.afterHit(play, rook, LEFT_LEG);
        assertThat(rook.injuries().untreated()).isZero();
        InjuryTreatment.afterHit(play, rook, LEFT_LEG);

        assertThat(play.log()).endsWith("Rook's injury of the left leg opens again");
        assertThat(rook.injuries().untreated()).isEqualTo(1);
    }

    @Test
    @Ledger({"WAS-NPC-6", "WAS-NPC-1"})
    void a_creature_saves_with_body_and_other() {
        Fighter hound = new Fighter(
                "hound", "Hound", "party", enemy("feral-hound", 2, 0).profile(), 2, 0);
        var play = scenario(rook, hound).choice("test.dice", "0").dice("test.d20", 9, 19);
        Injuries.inflict(play, hound, LEFT_LEG, false);

        DeathSave.resolve(play, hound);

        assertThat(play.log())
                .endsWith(
                        "Hound rolls a death save, 9+19 against 8 (2 twice): 0 successes, difficulty 1, fails, 1"
                                + " complication",
                        "Hound dies");
    }

    @Test
    @Ledger({"WAS-AMB-36", "WAS-DMG-7"})
    void much_radiation_is_never_a_critical_hit() {
        Fighter bo = somebody("Bo", "party", 2, 0, 12, Resistance.NONE);
        var play = scenario(bo);

        Radiation.take(play, bo, 6, TORSO, false);

        assertThat(play.log()).containsExactly("Bo takes 6 radiation: 6 of 6 HP");
        assertThat(bo.injuries().untreated()).isZero();
    }
}
