package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.damage.Collapse;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.status.Status;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class HealTest {

    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant brann = hero("brann-okar");

    @Test
    @Ledger({"NAR-BP-9", "NAR-FX-HEA-2"})
    void heal_takes_away_wounds_by_successes_and_strain_by_advantage() {
        var play = scenario(Band.SHORT, vane, brann, mirelle)
                .dice("check.roll", 4, 10, 1, 1, 1, 1, 1)
                .choice("spend.active", "done");
        Suffering.wounds(play, brann, 5);
        Suffering.strain(play, brann, 5);
        Suffering.wounds(play, mirelle, 1);

        manifest(play, vane, power("heal", "biomancy", "additional-target"), brann, mirelle);

        assertThat(play.log())
                .containsExactly(
                        "Brann suffers 5 wounds, 5 of 14",
                        "Brann suffers 5 strain, 5 of 13",
                        "Mirelle suffers 1 wound, 1 of 14",
                        "Doctor rolls Heal through Biomancy, 2P 2A vs 3D: success, 2 successes, 2 advantages",
                        "Brann recovers 2 wounds, 3 left, and 2 strain, 3 left",
                        "Mirelle recovers 1 wound, 0 left",
                        "Doctor suffers 2 strain, 2 of 14");
    }

    @Test
    @Ledger("NAR-FX-HEA-3")
    void restoration_ends_a_status_of_the_psykers_choice() {
        var play = scenario(Band.SHORT, vane, brann)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1)
                .choice("power.restoration", "disoriented");
        Status.STAGGERED.inflict(play, brann, 2);
        Status.DISORIENTED.inflict(play, brann, 2);

        manifest(play, vane, power("heal", "biomancy", "restoration"), brann);

        assertThat(brann.statuses()).isEqualTo(new Statuses(2, 0, 0));
        assertThat(play.log())
                .containsExactly(
                        "Brann is staggered until its next 2 turns are over",
                        "Brann is disoriented until its next 2 turns are over",
                        "Doctor rolls Heal through Biomancy, 2P 2A vs 3D: success, 2 successes",
                        "Brann is no longer disoriented",
                        "Doctor suffers 2 strain, 2 of 14");
    }

    @Test
    @Ledger("NAR-FX-HEA-4")
    void heal_critical_heals_an_injury_too() {
        var play = scenario(Band.SHORT, vane, brann)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1)
                .dice("injury.roll", 90);
        Suffering.wounds(play, brann, brann.profile().woundThreshold() + 1);

        manifest(play, vane, power("heal", "biomancy", "critical"), brann);

        assertThat(brann.injuries().list()).isEmpty();
        assertThat(play.log())
                .containsExactly(
                        "Brann suffers 15 wounds, 15 of 14, and is incapacitated",
                        "Brann suffers a Critical Injury, 90 -10 Durable = 80: Overpowered",
                        "Doctor rolls Heal through Biomancy, 2P 2A vs 4D: success, 2 successes",
                        "Brann recovers 2 wounds, 13 left",
                        "Brann is healed of Overpowered",
                        "Doctor suffers 2 strain, 2 of 14");
    }

    @Test
    @Ledger({"NAR-BP-9", "NAR-FX-HEA-5"})
    void the_incapacitated_need_revive() {
        var play = scenario(Band.SHORT, vane, brann).dice("injury.roll", 1);
        PowerChoice plain = power("heal", "biomancy", "range");
        Suffering.wounds(play, brann, brann.profile().woundThreshold() + 1);

        assertThat(TargetNeeds.reaches(play.state(), vane, plain, brann)).isFalse();
        assertThat(TargetNeeds.add(play.state(), vane, plain, brann)
                        .orElseThrow()
                        .words())
                .isEqualTo("Heal, Range +1, Revive Incapacitated");
    }

    @Test
    @Ledger("NAR-FX-HEA-6")
    void the_dead_can_be_brought_back_and_after_a_failure_nobody_can_try_again() {
        var play = scenario(Band.SHORT, vane, brann, mirelle)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1, 1)
                .dice("check.roll", 1, 1, 1, 1, 1, 1, 1, 1, 1);
        PowerChoice brink = power("heal", "biomancy", "back-from-the-brink");
        Collapse.die(play, brann);
        Collapse.die(play, mirelle);

        manifest(play, vane, brink, brann);
        manifest(play, vane, brink, mirelle);

        assertThat(brann.canAct()).isTrue();
        assertThat(brann.vitals().wounds()).isEqualTo(brann.profile().woundThreshold());
        assertThat(TargetNeeds.add(play.state(), vane, power("heal", "biomancy"), mirelle))
                .isEmpty();
        assertThat(play.log())
                .containsExactly(
                        "Brann is dead",
                        "Mirelle is dead",
                        "Doctor rolls Heal through Biomancy, 2P 2A vs 5D: success, 2 successes",
                        "Brann lives again, with 14 wounds",
                        "Doctor suffers 2 strain, 2 of 14",
                        "Doctor rolls Heal through Biomancy, 2P 2A vs 5D: failure, nothing left over",
                        "Mirelle cannot be brought back any more",
                        "Doctor suffers 2 strain, 4 of 14");
    }
}
