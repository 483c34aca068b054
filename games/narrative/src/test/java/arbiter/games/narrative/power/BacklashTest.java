package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Cast.table;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.on;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.check.CheckDice;
import arbiter.games.narrative.sheet.CostProfile;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.TurnEvents;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.TableRules;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BacklashTest {

    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant brann = hero("brann-okar");
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant psyker = enemy("rogue-psyker", 1);

    private static final TableRules THREATS =
            new TableRules(CostProfile.LEDGER, true, true, true, true, true, false, true);

    @Test
    @Ledger("NAR-PSY-13")
    void it_is_off_unless_the_table_says_so() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 1, 1, 7, 7)
                .choice("spend.against", "power-strain:threat");

        assertThatThrownBy(() -> manifest(play, mirelle, power("curse", "pyromancy"), sergeant))
                .hasMessageContaining("power-strain:threat");
    }

    @Test
    @Ledger("NAR-PSY-13")
    void threat_hurts_the_psyker_and_disturbs_powers_of_the_side() {
        var play = new Scenario<>(table(THREATS, Band.SHORT, mirelle, vane, sergeant))
                .dice("check.roll", 4, 1, 1, 7, 7)
                .choice("spend.against", "power-strain:threat+power-wound:threat+power-disturbance:threat+done");
        play.emit(new TurnEvents.RoundBegan());
        manifest(play, mirelle, power("curse", "pyromancy"), sergeant);

        assertThat(Disturbance.against(play.state(), vane)).isEqualTo(1);
        OngoingPowers.endOfTurn(play, mirelle);
        assertThat(Disturbance.against(play.state(), vane)).isEqualTo(1);
        play.emit(new TurnEvents.RoundBegan());
        OngoingPowers.endOfTurn(play, mirelle);

        assertThat(Disturbance.against(play.state(), vane)).isZero();
        assertThat(play.log())
                .containsExactly(
                        "Round 1",
                        "Mirelle rolls Curse through Pyromancy, 2P 1A vs 2D: success, 2 successes, 4 threats",
                        "1 threat of Mirelle buys 2 strain",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "1 threat of Mirelle buys 1 wound",
                        "Mirelle suffers 1 wound, 1 of 14",
                        "1 threat of Mirelle buys a disturbance of its side's powers",
                        "Mirelle disturbs the powers of its side",
                        "Trooper sergeant is under Curse of Mirelle",
                        "Mirelle suffers 2 strain, 4 of 15",
                        "Round 2",
                        "Trooper sergeant is no longer under Curse",
                        "Mirelle disturbs powers no longer");
    }

    @Test
    @Ledger("NAR-PSY-13")
    void a_psyker_who_is_exposed_is_easier_for_enemy_psykers() {
        var play = new Scenario<>(table(THREATS, Band.SHORT, mirelle, psyker, sergeant))
                .dice("check.roll", 4, 1, 1, 7, 7)
                .choice("spend.against", "power-exposure:threat+done");
        manifest(play, mirelle, power("curse", "pyromancy"), sergeant);
        AttackInProgress attack = PowerStrike.of(play.state(), on(psyker, power("attack", "telekinesis"), mirelle));
        CheckDice.add(play.state(), attack);

        assertThat(attack.plan().assemble().reasons()).contains("1 blue for a psyker who is open to powers");
    }

    /** Four threats: the curse comes with the next round, and somebody else suffers it as well. */
    @Test
    @Ledger("NAR-PSY-13")
    void a_power_can_come_late() {
        var play = new Scenario<>(table(THREATS, Band.SHORT, mirelle, sergeant))
                .dice("check.roll", 4, 1, 1, 7, 7)
                .choice("spend.against", "power-delayed:threat+done");
        play.emit(new TurnEvents.RoundBegan());
        manifest(play, mirelle, power("curse", "pyromancy"), sergeant);

        assertThat(sergeant.powers().powers()).isEmpty();
        play.emit(new TurnEvents.RoundBegan());
        DelayedPowers.roundBegins(play);

        assertThat(sergeant.powers().powers()).hasSize(1);
        OngoingPowers.endOfTurn(play, mirelle);
        assertThat(sergeant.powers().powers()).isEmpty();
        assertThat(play.log())
                .containsExactly(
                        "Round 1",
                        "Mirelle rolls Curse through Pyromancy, 2P 1A vs 2D: success, 2 successes, 4 threats",
                        "2 threat of Mirelle buy a delay of the power",
                        "Mirelle's Curse takes effect when the next round starts",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Round 2",
                        "Powers that were late take effect",
                        "Trooper sergeant is under Curse of Mirelle",
                        "Trooper sergeant is no longer under Curse");
    }

    @Test
    @Ledger("NAR-PSY-13")
    void three_threats_affect_somebody_else_as_well() {
        var play = new Scenario<>(table(THREATS, Band.SHORT, mirelle, brann, sergeant))
                .dice("check.roll", 4, 1, 1, 7, 7)
                .choice("spend.against", "power-stray@brann-okar:threat+done");

        manifest(play, mirelle, power("curse", "pyromancy"), sergeant);

        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Curse through Pyromancy, 2P 1A vs 2D: success, 2 successes, 4 threats",
                        "3 threat of Mirelle buy one more victim: Brann",
                        "Trooper sergeant is under Curse of Mirelle",
                        "Brann is under Curse of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger("NAR-PSY-13")
    void a_despair_bars_the_psyker_from_powers() {
        var play = new Scenario<>(table(THREATS, Band.SHORT, mirelle, psyker))
                .dice("check.roll", 4, 4, 1, 1, 12) // against the Adversary talent
                .choice("spend.against", "power-barred:despair");
        manifest(play, mirelle, power("attack", "telekinesis"), psyker);

        List<NarrativeAct> acts = new ArrayList<>();
        PowerActs.offer(play.state(), mirelle, acts::add);
        assertThat(acts).extracting(NarrativeAct::id).containsExactly("rebuke");
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Rogue psyker, 2P 2A vs 1C: success, 3"
                                + " successes, 1 despair",
                        "1 despair of Mirelle buys the end of its powers",
                        "Mirelle can manifest no more powers in this encounter",
                        "Rogue psyker is hit by Attack through Telekinesis: +8 twice Willpower +3 net successes -3"
                                + " soak = 8 wounds, 8 of 14",
                        "Mirelle suffers 2 strain, 2 of 15");
    }
}
