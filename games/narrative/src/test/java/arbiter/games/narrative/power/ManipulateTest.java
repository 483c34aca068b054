package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Cast.table;
import static arbiter.games.narrative.Handbooks.BOOK;
import static arbiter.games.narrative.power.Psykers.attack;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.check.CheckDice;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.turn.TurnEvents;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class ManipulateTest {

    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant brann = hero("brann-okar");
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant psyker = enemy("rogue-psyker", 1);

    @Test
    @Ledger({"NAR-BP-8", "NAR-PSY-16", "NAR-MOVE-5"})
    void manipulate_moves_somebody_by_a_band_and_nobody_falls() {
        var play = scenario(Band.SHORT, mirelle, sergeant, brann)
                .dice("check.roll", 4, 1, 1, 1, 1, 1)
                .choice("power.move", "farther:brann-okar");

        manifest(play, mirelle, power("manipulate", "telekinesis"), sergeant);

        assertThat(play.state().band(sergeant, brann)).isEqualTo(Band.MEDIUM);
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Manipulate through Telekinesis, 2P 2A vs 2D: success, 2 successes",
                        "Trooper sergeant is under Manipulate of Mirelle",
                        "Trooper sergeant goes farther from Brann, to medium range",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger({"NAR-FX-MAN-6", "NAR-STATUS-2"})
    void stasis_immobilizes_until_the_psykers_next_turn_starts() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1)
                .choice("power.move", "stay");
        play.emit(new TurnEvents.RoundBegan());
        manifest(play, mirelle, power("manipulate", "telekinesis", "stasis"), sergeant);
        OngoingPowers.endOfTurn(play, mirelle);
        CheckInProgress check = attack(play.state(), sergeant, mirelle, "auto-rifle");
        CheckDice.add(play.state(), check);

        assertThat(Allowance.isImmobilized(play.state(), sergeant)).isTrue();
        assertThat(Allowance.mayAct(play.state(), sergeant)).isTrue();
        assertThat(check.plan().assemble().reasons()).contains("1 black for Stasis");
        play.emit(new TurnEvents.RoundBegan());
        OngoingPowers.startOfTurn(play, mirelle);

        assertThat(Allowance.isImmobilized(play.state(), sergeant)).isFalse();
        assertThat(play.log())
                .containsExactly(
                        "Round 1",
                        "Mirelle rolls Manipulate through Telekinesis, 2P 2A vs 4D: success, 2 successes",
                        "Trooper sergeant is under Manipulate with Stasis of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Round 2",
                        "Trooper sergeant is held no longer");
    }

    /** Three advantages hold it a round longer; meanwhile it takes no turn. */
    @Test
    @Ledger({"NAR-FX-MAN-7", "NAR-TURN-8"})
    void enhanced_stasis_freezes_for_a_round_more() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 10, 5, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "manipulate-enhanced-stasis:advantage")
                .choice("power.move", "stay");
        play.emit(new TurnEvents.RoundBegan());
        manifest(play, mirelle, power("manipulate", "telekinesis", "enhanced-stasis"), sergeant);

        assertThat(OngoingPowers.freeze(sergeant)).isTrue();
        play.emit(new TurnEvents.RoundBegan());
        OngoingPowers.startOfTurn(play, mirelle);
        OngoingPowers.endOfTurn(play, mirelle);
        assertThat(OngoingPowers.freeze(sergeant)).isTrue();
        play.emit(new TurnEvents.RoundBegan());
        OngoingPowers.startOfTurn(play, mirelle);

        assertThat(OngoingPowers.freeze(sergeant)).isFalse();
    }

    @Test
    @Ledger({"NAR-FX-MAN-5", "NAR-FX-MAN-1"})
    void strength_lifts_what_is_larger() {
        Participant mutant = enemy("hulking-mutant", 1);
        Participant colossus = enemy("ash-colossus", 1);
        NarrativeState state = table(Band.SHORT, mirelle, mutant, colossus);
        PowerChoice plain = power("manipulate", "telekinesis");

        assertThat(TargetNeeds.add(state, mirelle, plain, mutant).orElseThrow().words())
                .isEqualTo("Manipulate, Strength +1");
        assertThat(TargetNeeds.add(state, mirelle, plain, colossus)
                        .orElseThrow()
                        .words())
                .isEqualTo("Manipulate, Strength +2");
        assertThat(power("manipulate", "telekinesis", "additional-target").targets())
                .isEqualTo(2);
    }

    @Test
    @Ledger("NAR-FX-MAN-3")
    void precision_telekinesis_is_told() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1)
                .choice("power.move", "stay");

        manifest(play, mirelle, power("manipulate", "telekinesis", "precision-telekinesis"), sergeant);

        assertThat(play.log()).contains("Mirelle uses Precision Telekinesis on Trooper sergeant");
    }

    /** Only over a drop that is there does anybody fall: the gamemaster says so. */
    @Test
    @Ledger({"NAR-PSY-16", "NAR-ENV-10"})
    void over_an_edge_somebody_falls() {
        var play = scenario(Band.SHORT, mirelle, sergeant, brann)
                .dice("check.roll", 4, 1, 1, 1, 1, 1)
                .choice("power.move", "farther:brann-okar")
                .choice("power.drop", "short")
                .choice("fall.skill", "none");

        manifest(play, mirelle, power("manipulate", "telekinesis"), sergeant);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Manipulate through Telekinesis, 2P 2A vs 2D: success, 2 successes",
                        "Trooper sergeant is under Manipulate of Mirelle",
                        "Trooper sergeant goes farther from Brann, to medium range",
                        "Trooper sergeant is hit by the ground: +10 fall -5 soak = 5 wounds, 5 of 13",
                        "Trooper sergeant suffers 10 wounds, 15 of 13, and is incapacitated",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger({"NAR-BP-8", "NAR-FX-MAN-2"})
    void control_tears_a_weapon_out_of_a_hand() {
        var play = scenario(Band.SHORT, mirelle, brann, psyker)
                .choice("power.effects", "manipulate-control")
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1)
                .choice("power.object", "brann-okar:toothed-blade")
                .choice("power.effects", "manipulate-precision-telekinesis")
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1);

        new ObjectAct(BOOK.power("manipulate")).resolve(play, mirelle);
        new ObjectAct(BOOK.power("manipulate")).resolve(play, mirelle);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Manipulate through Telekinesis, 2P 2A vs 3D: success, 2 successes",
                        "Brann lets Toothed blade fall",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Mirelle rolls Manipulate through Telekinesis, 2P 2A vs 3D: success, 2 successes",
                        "Mirelle moves a loose object by up to one band",
                        "Mirelle uses Precision Telekinesis",
                        "Mirelle suffers 2 strain, 4 of 15");
    }
}
