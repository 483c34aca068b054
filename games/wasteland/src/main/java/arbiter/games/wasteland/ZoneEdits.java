package arbiter.games.wasteland;

import arbiter.content.Nearest;
import arbiter.games.wasteland.calls.CoverSet;
import arbiter.games.wasteland.calls.MinePut;
import arbiter.games.wasteland.calls.MinesCleared;
import arbiter.games.wasteland.calls.ZoneSet;
import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.games.wasteland.zone.CoverPiece;
import arbiter.kernel.Refused;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.List;

/** How a gamemaster changes zones: light, weather and radiation, cover, and mines. */
final class ZoneEdits {

    private static final String NOBODY = "nobody";

    private ZoneEdits() {}

    static List<Edit<WastelandState>> of(WastelandState state, Handbook book) {
        List<Edit<WastelandState>> edits = new ArrayList<>();
        edits.add(surroundings(state));
        if (!state.battlefield().cover().isEmpty()) {
            edits.add(cover(state));
        }
        edits.add(mine(state, book));
        if (!state.mines().placed().isEmpty()) {
            edits.add(new Edit<>(
                    "clear-mines",
                    "Take the mines out of a zone",
                    List.of(new Field.Choice("zone", "Zone", values(names(state)))),
                    values -> new MinesCleared(zone(state, values.choice("zone")))));
        }
        return edits;
    }

    private static Edit<WastelandState> surroundings(WastelandState state) {
        Surroundings now = state.surroundings();
        List<Field.Value> zones = new ArrayList<>();
        for (int zone = 0; zone < state.battlefield().size(); zone++) {
            String name = state.battlefield().name(zone);
            zones.add(Field.Value.of(name, name)
                    .asking(
                            Field.whole("darkness", "Darkness", 0, Surroundings.DARKEST, now.darkness(zone)),
                            new Field.Switch("fog", "Fog", now.isFoggy(zone)),
                            Field.whole("rain", "Rain", 0, Surroundings.WETTEST, now.rain(zone)),
                            new Field.Switch("radiation", "Radiation", now.isRadiated(zone))));
        }
        return new Edit<>(
                "set-zone",
                "Set light, weather and radiation",
                List.of(new Field.Choice("zone", "Zone", zones)),
                values -> new ZoneSet(
                        zone(state, values.choice("zone")),
                        values.number("darkness"),
                        values.on("fog"),
                        values.number("rain"),
                        values.on("radiation")));
    }

    private static Edit<WastelandState> cover(WastelandState state) {
        List<Field.Value> pieces = new ArrayList<>();
        List<String> words = covers(state.battlefield());
        for (int piece = 0; piece < words.size(); piece++) {
            int dice = state.coverLeft().dice().get(piece);
            pieces.add(Field.Value.of(words.get(piece), words.get(piece))
                    .asking(Field.whole("dice", "Combat dice", 0, Math.max(SceneGround.MOST_COVER, dice), dice)));
        }
        return new Edit<>(
                "set-cover",
                "Set the dice of cover",
                List.of(new Field.Choice("cover", "Cover", pieces)),
                values -> new CoverSet(words.indexOf(values.choice("cover")), values.number("dice")));
    }

    /** Every piece as situations name it: {@code road behind cart}. */
    static List<String> covers(Battlefield field) {
        List<String> words = new ArrayList<>();
        for (CoverPiece piece : field.cover()) {
            words.add(field.name(piece.zone()) + SceneGround.BEHIND + piece.name());
        }
        return words;
    }

    private static Edit<WastelandState> mine(WastelandState state, Handbook book) {
        List<Field.Value> mines = book.content().shelf(Weapon.class).all().stream()
                .filter(Weapon::isPlaced)
                .map(one -> Field.Value.of(one.id(), one.name()))
                .toList();
        List<String> sides = new ArrayList<>(List.of(NOBODY));
        state.units().stream().map(Fighter::side).distinct().forEach(sides::add);
        return new Edit<>(
                "lay-mine",
                "Lay a mine",
                List.of(
                        new Field.Choice("mine", "Mine", mines),
                        new Field.Choice("zone", "Zone", values(names(state))),
                        new Field.Choice("known-to", "Who knows of it", values(sides))),
                values -> new MinePut(
                        book.weapon(values.choice("mine")),
                        zone(state, values.choice("zone")),
                        values.choice("known-to")));
    }

    private static List<Field.Value> values(List<String> words) {
        return words.stream().map(word -> Field.Value.of(word, word)).toList();
    }

    static List<String> names(WastelandState state) {
        List<String> names = new ArrayList<>();
        for (int zone = 0; zone < state.battlefield().size(); zone++) {
            names.add(state.battlefield().name(zone));
        }
        return names;
    }

    static int zone(WastelandState state, String name) {
        List<String> names = names(state);
        if (!names.contains(name)) {
            throw new Refused(Nearest.unknown("zone", name, names));
        }
        return names.indexOf(name);
    }
}
