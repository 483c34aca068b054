package arbiter.games.narrative.attack;

import arbiter.games.narrative.item.Item;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.function.Consumer;

/** Attacks with what somebody has at hand, on everybody within reach. Ledger: NAR-ACT-4, NAR-COMBAT-1. */
public final class AttackActs {

    private AttackActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        for (Participant target : state.enemiesOf(one)) {
            for (Item item : one.gear().items()) {
                if (item.weapon().isPresent() && item.isAtHand()) {
                    AttackSource source = WeaponSource.of(one, item);
                    if (AttackPool.refusal(state, one, target, source).isEmpty()) {
                        menu.accept(new AttackAction(item.id(), source, target));
                    }
                }
            }
        }
    }
}
