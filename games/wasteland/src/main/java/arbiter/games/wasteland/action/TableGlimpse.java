package arbiter.games.wasteland.action;

import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.UnitSet;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where everybody was, who could act, and whom those who wait saw and had within reach, before something happened. */
public record TableGlimpse(List<Spot> spots) {

    /** One unit as it was. */
    record Spot(String unit, int zone, boolean able, UnitSet near, UnitSet seen) {}

    public TableGlimpse {
        spots = List.copyOf(spots);
    }

    static TableGlimpse of(WastelandState state) {
        List<Spot> spots = new ArrayList<>();
        for (Fighter one : state.units()) {
            UnitSet seen = UnitSet.NONE;
            if (one.readied().isWaiting()) {
                for (Fighter other : state.units()) {
                    seen = isSeen(state, one, other) ? seen.with(other) : seen;
                }
            }
            spots.add(
                    new Spot(one.id(), one.zone(), one.canAct(), one.nearness().inReach(), seen));
        }
        return new TableGlimpse(spots);
    }

    private static boolean isSeen(WastelandState state, Fighter one, Fighter other) {
        return other.present()
                && !other.isHidden()
                && state.battlefield().sees(one.zone(), other.zone())
                && !Unawareness.isUnaware(one, other);
    }

    /** Whether what somebody waits for has happened since, and through whom. Ledger: WAS-MAJ-8. */
    Optional<Optional<Fighter>> change(WastelandState state, Fighter owner, String trigger) {
        Spot own = spot(owner).orElse(null);
        if (own == null) {
            return Optional.empty();
        }
        for (Fighter other : state.units()) {
            if (other != owner && meets(state, owner, own, other, trigger)) {
                return Optional.of(state.enemies(owner, other) ? Optional.of(other) : Optional.empty());
            }
        }
        return Optional.empty();
    }

    private boolean meets(WastelandState state, Fighter owner, Spot own, Fighter other, String trigger) {
        Optional<Spot> then = spot(other);
        if (!state.enemies(owner, other)) {
            return Trigger.matches(trigger, Trigger.Kind.DROPS, other.id())
                    && then.filter(Spot::able).isPresent()
                    && !other.canAct();
        }
        if (!other.present() || other.isHidden()) {
            return false;
        }
        boolean entered = then.isEmpty() || then.get().zone() != other.zone();
        String zone = state.battlefield().name(other.zone());
        return entered && Trigger.matches(trigger, Trigger.Kind.ENTERS, zone)
                || owner.nearness().inReach().has(other)
                        && !own.near().has(other)
                        && Trigger.matches(trigger, Trigger.Kind.REACH, other.id())
                || isSeen(state, owner, other)
                        && !own.seen().has(other)
                        && Trigger.matches(trigger, Trigger.Kind.APPEARS, other.id());
    }

    private Optional<Spot> spot(Fighter one) {
        return spots.stream().filter(spot -> spot.unit().equals(one.id())).findFirst();
    }
}
