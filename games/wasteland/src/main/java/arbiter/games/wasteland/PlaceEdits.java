package arbiter.games.wasteland;

import arbiter.content.Nearest;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.calls.AwarenessSet;
import arbiter.games.wasteland.calls.Placed;
import arbiter.games.wasteland.calls.ReachSet;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Refused;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How a gamemaster says where somebody is, who is within reach, and whom somebody is aware of. */
final class PlaceEdits {

    private PlaceEdits() {}

    static List<Edit<WastelandState>> of(WastelandState state, Fighter one) {
        List<Edit<WastelandState>> edits = new ArrayList<>();
        edits.add(CommonEdits.place(Optional.of(place(state, one)), at -> placed(state, one, at)));
        List<Field.Value> near = new ArrayList<>();
        List<Field.Value> others = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other != one && other.present()) {
                if (other.zone() == one.zone()) {
                    near.add(other(other, Nearness.within(one, other), "within", "Within reach"));
                }
                others.add(other(other, !Unawareness.isUnaware(one, other), "aware", "Aware"));
            }
        }
        if (!near.isEmpty()) {
            edits.add(new Edit<>(
                    "set-reach",
                    "Say who is within reach",
                    List.of(new Field.Unit("of", "Of whom", near)),
                    values -> new ReachSet(one.id(), values.unit("of"), values.on("within"))));
        }
        if (!others.isEmpty()) {
            edits.add(new Edit<>(
                    "set-awareness",
                    "Say whom it is aware of",
                    List.of(new Field.Unit("of", "Of whom", others)),
                    values -> new AwarenessSet(one.id(), values.unit("of"), values.on("aware"))));
        }
        return edits;
    }

    private static Field.Value other(Fighter other, boolean now, String id, String text) {
        return Field.Value.of(other.id(), other.name()).now(now).asking(new Field.Switch(id, text, now));
    }

    private static String place(WastelandState state, Fighter one) {
        OptionalInt cover = one.position().cover();
        return cover.isPresent()
                ? ZoneEdits.covers(state.battlefield()).get(cover.getAsInt())
                : state.battlefield().name(one.zone());
    }

    /** A zone, or a place behind cover as situations write it: {@code road behind cart}. */
    private static Placed placed(WastelandState state, Fighter one, String at) {
        List<String> zones = ZoneEdits.names(state);
        List<String> covers = ZoneEdits.covers(state.battlefield());
        if (zones.contains(at)) {
            return new Placed(one.id(), zones.indexOf(at), OptionalInt.empty());
        }
        int piece = covers.indexOf(at);
        if (piece < 0) {
            List<String> all = new ArrayList<>(zones);
            all.addAll(covers);
            throw new Refused(Nearest.unknown("place", at, all));
        }
        return new Placed(one.id(), state.battlefield().cover().get(piece).zone(), OptionalInt.of(piece));
    }
}
