package arbiter.games.narrative.attack;

import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import java.util.List;
import java.util.function.Consumer;

/**
 * Attacks with what somebody has at hand, on everybody within reach: each weapon, with Auto-fire, two weapons together,
 * and bare hands for wounds or strain. Ledger: NAR-ACT-4, NAR-COMBAT-1, section 5.2, steps 1 and 2.
 */
public final class AttackActs {

    private AttackActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        if (!one.takesTurns()) {
            return;
        }
        List<CarriedItem> items = one.gear().items();
        for (Participant target : state.enemiesOf(one)) {
            if (target.vitals().dead()) {
                continue;
            }
            boolean grown = false;
            for (int i = 0; i < items.size(); i++) {
                CarriedItem item = items.get(i);
                grown |= item.place() == CarriedItem.Place.BODY;
                if (isUsable(state, item)) {
                    offer(state, one, target, item, menu);
                }
            }
            if (!grown && state.band(one, target) == Band.ENGAGED) {
                unarmed(state, one, target, menu);
            }
        }
    }

    private static boolean isUsable(NarrativeState state, CarriedItem item) {
        return item.weapon().isPresent() && item.isAtHand() && Readiness.isReady(item, state.round());
    }

    private static void offer(
            NarrativeState state, Participant one, Participant target, CarriedItem item, Consumer<NarrativeAct> menu) {
        AttackSource source = WeaponSource.of(one, item);
        if (AttackPool.isRefused(state, one, target, source)) {
            return;
        }
        menu.accept(new AttackAction(item.id(), source, target, AttackAction.Mode.PLAIN));
        if (one.profile().rank("sweep") > 0 && source.isMelee() && isFirstOfMany(state, one, target)) {
            menu.accept(new AttackAction(item.id(), source, target, AttackAction.Mode.SWEEP));
        }
        if (source.rating("auto-fire") > 0) {
            menu.accept(new AttackAction(item.id(), source, target, AttackAction.Mode.AUTO_FIRE));
        }
        for (CarriedItem other : one.gear().items()) {
            if (other != item && isUsable(state, other) && TwoWeapons.isPair(item, other)) {
                AttackSource second = WeaponSource.of(one, other);
                if (!AttackPool.isRefused(state, one, target, second)) {
                    menu.accept(new TwoWeaponAction(item.id(), source, other.id(), second, target));
                }
            }
        }
    }

    private static boolean isFirstOfMany(NarrativeState state, Participant one, Participant target) {
        List<Participant> engaged = Sweep.engaged(state, one);
        return engaged.size() > 1 && engaged.get(0) == target;
    }

    /** Ledger: NAR-SIT-6. */
    private static void unarmed(
            NarrativeState state, Participant one, Participant target, Consumer<NarrativeAct> menu) {
        WeaponSource fists = WeaponSource.of(one, state.tables().unarmed());
        menu.accept(new AttackAction("unarmed", fists, target, AttackAction.Mode.PLAIN));
        menu.accept(new AttackAction("unarmed-strain", fists.forStrain(), target, AttackAction.Mode.PLAIN));
    }
}
