package arbiter.games.narrative.attack;

import static arbiter.games.narrative.Cast.armed;
import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Rolls.came;
import static arbiter.games.narrative.Rolls.shoot;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Symbols;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.interpreters.odds.Odds;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What active qualities do once they are bought. */
class QualitiesTest {

    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant psyker = enemy("rogue-psyker", 1);

    private static Symbols hit(int advantage) {
        return new Symbols(1, advantage, 0, 0);
    }

    private static void round(Scenario<NarrativeState> play, String... sides) {
        play.emit(new SlotsSettled(
                List.of(sides).stream().map(side -> Slot.unrolled(side, side)).toList()));
        Turn.resolve(play);
    }

    @Test
    @Ledger({"NAR-Q-6", "NAR-Q-14", "NAR-STATUS-1", "NAR-TURN-5"})
    void concussive_staggers_and_knockdown_fells() {
        Participant maul = armed("brann-okar", "breaching-maul");
        var play =
                scenario(Band.SHORT, maul, sergeant).choice("spend.active", "concussive:advantage+knockdown:advantage");

        came(play, maul, sergeant, "breaching-maul", hit(4));

        assertThat(sergeant.isProne()).isTrue();
        assertThat(Allowance.isStaggered(play.state(), sergeant)).isTrue();
    }

    @Test
    @Ledger({"NAR-Q-10", "NAR-Q-21", "NAR-Q-22", "NAR-STATUS-3"})
    void a_shock_baton_disorients_stuns_and_does_strain() {
        Participant guard = armed("brann-okar", "shock-baton");
        var play = scenario(Band.SHORT, guard, psyker).choice("spend.active", "disorient:advantage+stun:advantage");

        came(play, guard, psyker, "shock-baton", hit(4));

        assertThat(play.log())
                .containsExactly(
                        "2 advantage of Brann buy Disorient 2",
                        "Rogue psyker is disoriented until its next 2 turns are over",
                        "2 advantage of Brann buy Stun 3",
                        "Rogue psyker suffers 3 strain, 3 of 16",
                        "Rogue psyker is hit by Shock baton: +4 Brawn +2 Shock baton +1 net successes -3 soak = 4"
                                + " strain, 7 of 16");
        play.choice("spend.active", "disorient:advantage");
        came(play, guard, psyker, "shock-baton", hit(2));
        assertThat(psyker.statuses().disoriented()).isEqualTo(4);
    }

    @Test
    @Ledger({"NAR-Q-11", "NAR-STATUS-2"})
    void whoever_is_ensnared_breaks_free_with_athletics() {
        Participant thrower = armed("ilka-dorn", "net-thrower");
        var play = scenario(Band.SHORT, thrower, psyker).choice("spend.active", "ensnare:advantage");
        came(play, thrower, psyker, "net-thrower", hit(2));
        assertThat(Allowance.mayManeuver(play.state(), psyker)).isFalse();
        round(play, "enemies");
        play.choice("turn.action", "break-free").dice("check.roll", 4, 4, 1, 1, 1);

        Turn.resolve(play);
        Turn.resolve(play);

        assertThat(play.log())
                .endsWith(
                        "Rogue psyker rolls Athletics, 2A vs 3D: success, 4 successes",
                        "Rogue psyker is no longer immobilized");
    }

    @Test
    @Ledger({"NAR-Q-5", "NAR-ENV-8"})
    void fire_burns_at_the_start_of_turns_until_it_is_put_out() {
        Participant flamer = armed("ilka-dorn", "flame-projector");
        var play = scenario(Band.SHORT, flamer, psyker).choice("spend.active", "burn:advantage");
        came(play, flamer, psyker, "flame-projector", hit(2));
        assertThat(play.log()).contains("Rogue psyker burns for its next 3 turns");
        round(play, "enemies");
        play.choice("turn.action", "put-out-fire").dice("check.roll", 4, 1, 1, 1, 1);

        Turn.resolve(play);
        Turn.resolve(play);

        assertThat(play.log())
                .endsWith(
                        "Rogue psyker takes slot 1",
                        "Rogue psyker is hit by Burn: +8 Burn -3 soak = 5 wounds, 11 of 14",
                        "Rogue psyker rolls Coordination, 3A vs 2D: success, 2 successes",
                        "Rogue psyker burns no longer");
    }

    @Test
    @Ledger("NAR-Q-16")
    void linked_hits_the_same_target_again() {
        Participant gunner = armed("ilka-dorn", "twin-cannon");
        var play = scenario(Band.SHORT, gunner, psyker)
                .choice("spend.active", "linked:advantage")
                .choice("spend.active", "done")
                .dice("injury.roll", 1);

        came(play, gunner, psyker, "twin-cannon", hit(3));

        assertThat(play.log().stream().filter(line -> line.contains("is hit by")))
                .hasSize(2);
    }

    @Test
    @Ledger("NAR-Q-12")
    void a_guided_shot_comes_round_when_the_round_ends() {
        Participant gunner = armed("ilka-dorn", "guided-missile-tube");
        var play = scenario(Band.LONG, gunner, psyker, sergeant).choice("spend.active", "guided:advantage+done");
        round(play, "players");
        came(play, gunner, psyker, "guided-missile-tube", new Symbols(0, 3, 0, 0));
        play.choice("turn.action", "end").dice("check.roll", 4, 1, 1, 1, 1).dice("injury.roll", 3);

        Turn.resolve(play);
        Turn.resolve(play);
        Turn.resolve(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Rogue psyker has Guided missile tube coming round again",
                        "Ilka has finished",
                        "Ilka rolls Guided missile tube against Rogue psyker, 3A vs 2D: success, 2 successes",
                        "Rogue psyker is hit by Guided missile tube: +20 Guided missile tube +2 net successes = 22"
                                + " wounds, 22 of 14, and is incapacitated");
    }

    @Test
    @Ledger({"NAR-Q-26", "NAR-NPC-2", "NAR-CRIT-1"})
    void vicious_weapons_and_lethal_blows_add_to_injuries() {
        Participant carbine = armed("ilka-dorn", "shell-carbine");
        var play = scenario(Band.SHORT, carbine, sergeant)
                .choice("spend.active", "critical-injury:advantage+done")
                .dice("injury.roll", 30);

        came(play, carbine, sergeant, "shell-carbine", hit(3));

        assertThat(play.log()).contains("Trooper sergeant suffers a Critical Injury, 30 +10 Vicious = 40: Stinger");
    }

    /** The first suggestion is what agents and the odds go by. */
    @Test
    @Ledger({"NAR-SPEND-10", "NAR-SPEND-3"})
    void the_default_spends_on_what_hurts_most() {
        Participant ilka = hero("ilka-dorn");
        NarrativeState state = scenario(Band.MEDIUM, ilka, sergeant).state();

        var odds = Odds.of(state, play -> {
                    shoot(play, ilka, sergeant, "marksman-rifle");
                    return !sergeant.injuries().list().isEmpty();
                })
                .exact();

        var pool = AttackPool.of(
                        state, ilka, sergeant, WeaponSource.of(ilka, ilka.gear().get("marksman-rifle")))
                .assemble()
                .odds();
        assertThat(odds.chanceOf(true)).isEqualTo(pool.criticalPossible(8, 5, 3));
    }
}
