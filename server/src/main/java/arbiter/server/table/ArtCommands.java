package arbiter.server.table;

import arbiter.content.Nearest;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.server.shared.RequestRefused;
import arbiter.server.table.loaded.Artwork;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Readers;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/** Gives units portraits and the board a backdrop; the log says so to whoever may know of it. */
final class ArtCommands<S extends State<S>> {

    /** The drawings that the pages have. */
    static final List<String> EMBLEMS = List.of(
            "anvil",
            "beast",
            "blade",
            "book",
            "crosshair",
            "crown",
            "drone",
            "fist",
            "flame",
            "fox",
            "horns",
            "lens",
            "mech",
            "medic",
            "officer",
            "pistol",
            "psi",
            "raptor",
            "shadow",
            "shield",
            "star",
            "tank",
            "wheel",
            "wings",
            "wrench");

    private final LoadedTable<S> loaded;
    private final Sight sight;

    ArtCommands(LoadedTable<S> loaded, Sight sight) {
        this.loaded = loaded;
        this.sight = sight;
    }

    /** The caller has checked that the member plays the unit, and that the image is there. */
    PendingRecord<S> portrait(Command.Portrait command) {
        if (command.image().isPresent() && command.emblem().isPresent()) {
            throw malformed("give an image or an emblem, not both", "emblem");
        }
        command.emblem().filter(emblem -> !EMBLEMS.contains(emblem)).ifPresent(unknown -> {
            throw malformed(Nearest.unknown("emblem", unknown, EMBLEMS), "emblem");
        });
        ObjectNode portrait = JsonNodeFactory.instance.objectNode();
        command.image().ifPresent(image -> portrait.put("image", image));
        command.emblem().ifPresent(emblem -> portrait.put("emblem", emblem));
        PendingRecord<S> pending = new PendingRecord<>(command.word());
        Artwork.portrait(
                pending.json(), command.unit(), Optional.<JsonNode>of(portrait).filter(shown -> !shown.isEmpty()));
        View.Unit unit =
                loaded.table().view(sight.viewer()).unit(command.unit()).orElseThrow();
        String words = portrait.isEmpty()
                ? unit.name() + "'s token bears its own emblem again"
                : unit.name() + "'s token bears another " + (portrait.has("image") ? "portrait" : "emblem");
        Readers readers = unit.hidden() ? Readers.members(true, sight.member()) : Readers.EVERYONE;
        pending.item("note", words, readers).put("by", sight.member());
        return pending;
    }

    /** The caller has checked that the member leads the table, and that the image is there. */
    PendingRecord<S> backdrop(Command.Backdrop command) {
        PendingRecord<S> pending = new PendingRecord<>(command.word());
        Artwork.backdrop(pending.json(), command.image().map(image -> shown(command, image)));
        String words = command.image().isPresent()
                ? "A map picture lies behind the board"
                : "The map picture behind the board is gone";
        pending.item("note", words, Readers.EVERYONE).put("by", sight.member());
        return pending;
    }

    private static JsonNode shown(Command.Backdrop command, String image) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("image", image)
                .put("width", within(command.width(), 100, 10, 500, "width"))
                .put("across", within(command.across(), 0, -300, 300, "across"))
                .put("down", within(command.down(), 0, -300, 300, "down"))
                .put("opacity", within(command.opacity(), 60, 5, 100, "opacity"));
    }

    private static int within(Optional<Integer> value, int usual, int least, int most, String key) {
        int wanted = value.orElse(usual);
        if (wanted < least || wanted > most) {
            throw malformed("'" + key + "' is from " + least + " to " + most, key);
        }
        return wanted;
    }

    private static RequestRefused malformed(String message, String key) {
        return new RequestRefused(RequestRefused.Code.MALFORMED, message, "command." + key);
    }
}
