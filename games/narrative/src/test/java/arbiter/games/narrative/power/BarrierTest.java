package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.power.Psykers.attack;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.narrative.attack.Attack;
import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.DefenceTotal;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class BarrierTest {

    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant brann = hero("brann-okar");
    private final Participant sergeant = enemy("trooper-sergeant", 1);

    @Test
    @Ledger("NAR-BP-4")
    void a_barrier_takes_one_off_and_one_more_for_every_two_net_successes() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 2, 1, 1, 1) // 3 successes: 2 off
                .dice("check.roll", 4, 1, 1, 1);

        manifest(play, mirelle, power("barrier", "telekinesis"), mirelle);
        Attack.resolve(play, attack(play.state(), sergeant, mirelle, "auto-rifle"));

        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Barrier through Telekinesis, 2P 2A vs 1D: success, 3 successes",
                        "Mirelle is under Barrier of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Trooper sergeant rolls Auto rifle against Mirelle, 2P 1A vs 1D: success, 2 successes",
                        "Mirelle is hit by Auto rifle: +7 Auto rifle +2 net successes -2 barrier -3 soak = 4 wounds, 4"
                                + " of 14");
    }

    @Test
    @Ledger("NAR-FX-BAR-4")
    void an_empowered_barrier_takes_all_net_successes_off() {
        var play = scenario(Band.SHORT, mirelle, sergeant).dice("check.roll", 4, 2, 1, 1, 1, 1, 1);

        manifest(play, mirelle, power("barrier", "telekinesis", "empowered"), mirelle);

        assertThat(Barriers.reduction(mirelle)).isEqualTo(3);
    }

    @Test
    @Ledger({"NAR-FX-BAR-3", "NAR-COMBAT-8"})
    void add_defence_counts_for_melee_and_ranged() {
        var play = scenario(Band.SHORT, mirelle, sergeant).dice("check.roll", 4, 2, 1, 1, 1, 1, 1);

        manifest(play, mirelle, power("barrier", "telekinesis", "add-defence"), mirelle);

        assertThat(DefenceTotal.melee(play.state(), mirelle)).hasToString("+2 a power");
        assertThat(DefenceTotal.ranged(play.state(), mirelle)).hasToString("+2 a power");
    }

    /** Twice two ranks are 4, less the soak of the hounds; whoever shoots does not burn. */
    @Test
    @Ledger("NAR-FX-BAR-5")
    void a_flame_wall_burns_whoever_attacks_in_melee() {
        Participant hounds = enemy("carrion-hounds", 2);
        var play = scenario(Band.SHORT, mirelle, hounds, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1)
                .dice("check.roll", 1, 1, 1, 1, 1)
                .dice("check.roll", 1, 1, 1, 1);
        manifest(play, mirelle, power("barrier", "pyromancy", "flame-wall"), mirelle);
        play.emit(new Moved(hounds.id(), mirelle.id(), Band.SHORT, Band.ENGAGED));

        Attack.resolve(play, attack(play.state(), hounds, mirelle, "hound-bite"));
        Attack.resolve(play, attack(play.state(), sergeant, mirelle, "auto-rifle"));

        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Barrier through Pyromancy, 2P 1A vs 3D: success, 2 successes",
                        "Mirelle is under Barrier with Flame Wall of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Carrion hounds engages Mirelle",
                        "Carrion hounds rolls Bite against Mirelle, 1P 2A vs 2D: failure, nothing left over",
                        "Carrion hounds is hit by Barrier through Pyromancy: +4 Flame Wall -3 soak = 1 wound, 1 of 8,"
                                + " 2 standing",
                        "Trooper sergeant rolls Auto rifle against Mirelle, 2P 1A vs 1C: failure, nothing left over");
    }

    /** Three threats send a miss back with base damage, and a hit with its net successes too. */
    @Test
    @Ledger("NAR-FX-BAR-6")
    void redirection_sends_shots_back() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1)
                .dice("check.roll", 1, 1, 1, 7) // hh: nothing comes back
                .choice("spend.against", "done")
                .dice("check.roll", 1, 1, 1, 7, 5)
                .choice("spend.against", "done");
        manifest(play, mirelle, power("barrier", "telekinesis", "redirection"), mirelle);

        Attack.resolve(play, attack(play.state(), sergeant, mirelle, "auto-rifle"));
        CheckInProgress worse = attack(play.state(), sergeant, mirelle, "auto-rifle");
        worse.add(PoolChange.Kind.INCREASE_DIFFICULTY, 1, "smoke");
        Attack.resolve(play, (AttackInProgress) worse);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Barrier through Telekinesis, 2P 2A vs 3D: success, 2 successes",
                        "Mirelle is under Barrier with Redirection of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Trooper sergeant rolls Auto rifle against Mirelle, 2P 1A vs 1D: failure, 2 threats",
                        "Trooper sergeant rolls Auto rifle against Mirelle, 2P 1A vs 2D: failure, 3 threats",
                        "Trooper sergeant is hit by Auto rifle: +7 Auto rifle -5 soak = 2 wounds, 2 of 13");
    }

    @Test
    @Ledger({"NAR-FX-BAR-1", "NAR-PSY-11"})
    void an_additional_target_is_named_and_more_are_bought() {
        var play = scenario(Band.SHORT, mirelle, brann, vane, sergeant)
                .dice("check.roll", 4, 6, 1, 1, 1, 1, 1)
                .choice("spend.active", "barrier-additional-target@doctor-vane:advantage");

        manifest(play, mirelle, power("barrier", "telekinesis", "additional-target", "range"), mirelle, brann);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Barrier through Telekinesis, 2P 2A vs 3D: success, 2 successes, 1 advantage",
                        "1 advantage of Mirelle buys Additional Target, one target more: Doctor",
                        "Mirelle is under Barrier of Mirelle",
                        "Brann is under Barrier of Mirelle",
                        "Doctor is under Barrier of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger("NAR-PSY-11")
    void on_a_failure_no_target_can_be_bought() {
        var play = scenario(Band.SHORT, mirelle, brann, vane, sergeant)
                .dice("check.roll", 6, 10, 1, 1, 1, 1, 1)
                .choice("spend.active", "barrier-additional-target@doctor-vane:advantage");

        assertThatThrownBy(() -> manifest(
                        play, mirelle, power("barrier", "telekinesis", "additional-target", "range"), mirelle, brann))
                .hasMessageContaining("barrier-additional-target");
    }
}
