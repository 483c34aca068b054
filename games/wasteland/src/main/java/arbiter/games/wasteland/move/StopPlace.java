package arbiter.games.wasteland.move;

import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.games.wasteland.zone.Nearness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Where in a zone a movement ends: in the open, behind a piece of cover, or right beside somebody, behind the same cover if
 * they have any. Ledger: WAS-MOVE-2, WAS-COVER-5.
 */
public record StopPlace(int zone, OptionalInt cover, Optional<Fighter> beside) {

    static StopPlace open(int zone) {
        return new StopPlace(zone, OptionalInt.empty(), Optional.empty());
    }

    static StopPlace behind(int zone, int piece) {
        return new StopPlace(zone, OptionalInt.of(piece), Optional.empty());
    }

    static StopPlace beside(WastelandState state, Fighter other) {
        OptionalInt piece = other.position().cover();
        boolean holds = piece.isPresent() && state.coverLeft().dice().get(piece.getAsInt()) > 0;
        return new StopPlace(other.zone(), holds ? piece : OptionalInt.empty(), Optional.of(other));
    }

    /** All that are worth telling apart; what would change nothing is left out. */
    static List<StopPlace> in(WastelandState state, Fighter one, int zone) {
        boolean here = one.zone() == zone;
        List<StopPlace> places = new ArrayList<>();
        if (!here
                || !one.nearness().inReach().isEmpty()
                || one.position().cover().isPresent()) {
            places.add(open(zone));
        }
        for (int piece = 0; piece < state.battlefield().cover().size(); piece++) {
            boolean already = one.position().cover().equals(OptionalInt.of(piece))
                    && one.nearness().inReach().isEmpty()
                    && !one.posture().exposed();
            if (state.battlefield().cover().get(piece).zone() == zone
                    && state.coverLeft().dice().get(piece) > 0
                    && !already) {
                places.add(behind(zone, piece));
            }
        }
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other.zone() == zone && isApproachable(one, other) && !(here && Nearness.within(one, other))) {
                places.add(beside(state, other));
            }
        }
        return places;
    }

    /** Nobody goes up to whom they do not know of. */
    static boolean isApproachable(Fighter one, Fighter other) {
        return other != one && other.present() && !other.isHidden() && !Unawareness.isUnaware(one, other);
    }

    /** {@code to road, behind the wall}; within the own zone only what changes. */
    String words(Battlefield field, boolean within) {
        String there = within ? "" : " to " + field.name(zone);
        String comma = within ? " " : ", ";
        if (beside.isPresent()) {
            return there + comma + "up to " + beside.get().name();
        }
        if (cover.isPresent()) {
            return there + comma + "behind the "
                    + field.cover().get(cover.getAsInt()).name();
        }
        return within ? " into the open" : there;
    }

    /** The end of an option's id. */
    String id(Battlefield field) {
        String name = field.name(zone);
        return beside.map(other -> name + ":to-" + other.id())
                .orElseGet(() -> cover.isEmpty()
                        ? name
                        : name + ":behind-"
                                + field.cover().get(cover.getAsInt()).name());
    }
}
