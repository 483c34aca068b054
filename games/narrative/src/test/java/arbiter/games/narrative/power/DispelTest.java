package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class DispelTest {

    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant psyker = enemy("rogue-psyker", 1);

    @Test
    @Ledger("NAR-BP-7")
    void dispel_ends_a_power_of_the_same_discipline() {
        var play = scenario(Band.SHORT, mirelle, psyker)
                .dice("check.roll", 4, 1, 1, 1)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1);
        manifest(play, psyker, power("barrier", "pyromancy"), psyker);
        assertThat(TargetNeeds.reaches(play.state(), mirelle, power("dispel", "telekinesis"), psyker))
                .isFalse();
        assertThat(TargetNeeds.add(play.state(), mirelle, power("dispel", "telekinesis"), psyker)
                        .orElseThrow()
                        .words())
                .isEqualTo("Dispel, Deny the Witch");

        manifest(play, mirelle, power("dispel", "pyromancy"), psyker);

        assertThat(play.log())
                .containsExactly(
                        "Rogue psyker rolls Barrier through Pyromancy, 2P 1A vs 1D: success, 2 successes",
                        "Rogue psyker is under Barrier of Rogue psyker",
                        "Rogue psyker suffers 2 strain, 2 of 16",
                        "Mirelle rolls Dispel through Pyromancy, 2P 1A vs 3D: success, 2 successes",
                        "Rogue psyker is no longer under Barrier",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger({"NAR-FX-DIS-2", "NAR-FX-DIS-3"})
    void deny_the_witch_ends_any_power_and_an_additional_target_another_one() {
        var play = scenario(Band.SHORT, mirelle, psyker, sergeant)
                .dice("check.roll", 4, 1, 1, 1)
                .dice("check.roll", 4, 1, 1, 1, 1)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1, 1)
                .choice("power.dispel", "barrier-2");
        manifest(play, psyker, power("barrier", "pyromancy"), psyker);
        manifest(play, psyker, power("barrier", "telekinesis"), psyker);

        manifest(play, mirelle, power("dispel", "telekinesis", "deny-the-witch"), psyker);

        play.allUsed();
        assertThat(psyker.powers().powers()).hasSize(1);
        assertThat(power("dispel", "telekinesis", "additional-target").targets())
                .isEqualTo(2);
        assertThat(play.log())
                .containsExactly(
                        "Rogue psyker rolls Barrier through Pyromancy, 2P 1A vs 1D: success, 2 successes",
                        "Rogue psyker is under Barrier of Rogue psyker",
                        "Rogue psyker suffers 2 strain, 2 of 16",
                        "Rogue psyker rolls Barrier through Telekinesis, 2P 2A vs 1D: success, 2 successes",
                        "Rogue psyker is under Barrier of Rogue psyker",
                        "Rogue psyker suffers 2 strain, 4 of 16",
                        "Mirelle rolls Dispel through Telekinesis, 2P 2A vs 5D: success, 2 successes",
                        "Rogue psyker is no longer under Barrier",
                        "Mirelle suffers 2 strain, 2 of 15");
    }
}
