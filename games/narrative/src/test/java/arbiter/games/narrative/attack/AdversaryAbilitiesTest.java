package arbiter.games.narrative.attack;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.Rolls;
import arbiter.games.narrative.item.ItemEvents.WeaponPrepared;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.status.Fear;
import arbiter.games.narrative.turn.ActMenu;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

/** What adversaries have besides their numbers. */
class AdversaryAbilitiesTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");

    private static NarrativeAct act(NarrativeState state, Participant one, String id) {
        return ActMenu.of(state, one).stream()
                .filter(act -> act.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Ledger({"NAR-NPC-2", "order"})
    void a_sergeant_gives_orders_to_groups_nearby() {
        Participant sergeant = enemy("trooper-sergeant", 1);
        Participant troopers = enemy("line-trooper", 3);
        Scenario<NarrativeState> play = scenario(Band.MEDIUM, ilka, sergeant, troopers);

        act(play.state(), sergeant, "order:line-trooper").resolve(play, sergeant);

        assertThat(Rolls.pool(play.state(), troopers, "vigilance")).isEqualTo("2P 1B vs 2D");
    }

    @Test
    @Ledger({"NAR-NPC-3", "NAR-COMBAT-7", "sweep"})
    void a_colossus_strikes_everybody_around_at_once() {
        Participant colossus = enemy("ash-colossus", 1);
        Scenario<NarrativeState> play = scenario(Band.SHORT, colossus, ilka, brann);
        play.emit(new Moved("ilka-dorn", "ash-colossus", Band.SHORT, Band.ENGAGED));
        play.emit(new Moved("brann-okar", "ash-colossus", Band.SHORT, Band.ENGAGED));
        // Brann is the hardest for his defence: 2 D, 1 for the sweep, 1 for small targets, and 2 S
        play.dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        act(play.state(), colossus, "sweep:crushing-limbs:ilka-dorn").resolve(play, colossus);

        assertThat(play.log())
                .endsWith(
                        "Ash colossus rolls Crushing limbs against Brann, 3P 3A vs 4D 2S: success, 2 successes",
                        "Brann is hit by Crushing limbs: +10 Crushing limbs +2 net successes -6 soak = 6 wounds, 6 of"
                                + " 14",
                        "Ilka is hit by Crushing limbs: +10 Crushing limbs +2 net successes -4 soak = 8 wounds, 8 of"
                                + " 14");
    }

    @Test
    @Ledger({"NAR-NPC-2", "NAR-CHECK-4", "NAR-Q-18", "fearless", "overload"})
    void a_thrall_knows_no_fear_and_fails_with_despair() {
        Participant thrall = enemy("gun-thrall", 1);
        Scenario<NarrativeState> play = scenario(Band.MEDIUM, thrall, ilka);
        play.emit(new WeaponPrepared("gun-thrall", "grafted-support-gun"));
        play.choice("check.story-against", "yes")
                .dice("check.roll", 1, 1, 1, 12, 1) // 1P 2A against 1C 1D: d
                .choice("spend.against", "done");

        Rolls.shoot(play, thrall, ilka, "grafted-support-gun");

        assertThat(Allowance.isStaggered(play.state(), thrall)).isTrue();
        assertThat(thrall.gear().get("grafted-support-gun").needsPreparing()).isTrue();
        assertThat(Fear.resolve(play, thrall, Difficulty.FORMIDABLE, false, "death"))
                .isTrue();
    }
}
