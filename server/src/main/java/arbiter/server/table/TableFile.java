package arbiter.server.table;

import arbiter.content.ContentProblems;
import arbiter.content.json.Json;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.shared.CommandKey;
import arbiter.server.shared.DisplayName;
import arbiter.server.shared.ImageEncoder;
import arbiter.server.shared.Longest;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Images;
import arbiter.server.store.Member;
import arbiter.server.store.Members;
import arbiter.server.store.Secret;
import arbiter.server.store.StoredImage;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LoadedTable;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A whole table as one file: how it started, every record, and the images that are shown, hidden things included. Not in it are the secrets of its
 * dice, which would tell the dice to come, unless they have been shown; an imported table has new ones, and its last
 * record says so.
 */
record TableFile(StoredTable table, List<String> people, List<StoredRecord> records, List<StoredImage> images) {

    static final int FORMAT = 1;

    /** For somebody whose name in the file has nothing that can be read. */
    private static final String NAMELESS = "Somebody";

    /** The file as it is written. */
    private record Written(
            String arbiter,
            int format,
            String game,
            @Longest(200) String title,
            ObjectNode start,
            List<WrittenMember> members,
            Optional<JsonNode> dice,
            List<WrittenRecord> records,
            Optional<List<WrittenImage>> images) {}

    /** An image with its bytes in Base64. */
    private record WrittenImage(
            String id,
            String member,
            @Longest(Images.MOST_BYTES * 2) String data) {}

    private record WrittenMember(String id, @Longest(200) String name) {}

    private record WrittenRecord(String member, String key, long time, ObjectNode record) {
        private StoredRecord stored(long seq) {
            return new StoredRecord(seq, member, key, JsonText.write(record), time);
        }
    }

    static String write(SeatedTable seated, List<StoredRecord> records, List<StoredImage> images) {
        StoredTable stored = seated.loaded().stored();
        ObjectNode file = JsonNodeFactory.instance
                .objectNode()
                .put("arbiter", "table")
                .put("format", FORMAT)
                .put("game", stored.game())
                .put("title", seated.title());
        file.set("start", JsonText.read(stored.start()));
        file.set("dice", seated.dice().put("table", stored.id()));
        ArrayNode members = file.putArray("members");
        for (Member member : seated.seating().members()) {
            members.addObject().put("id", member.id()).put("name", member.name());
        }
        ArrayNode list = file.putArray("records");
        for (StoredRecord next : records) {
            list.addObject()
                    .put("member", next.member())
                    .put("key", next.key())
                    .put("time", next.time())
                    .set("record", JsonText.read(next.json()));
        }
        ArrayNode pictures = file.putArray("images");
        for (StoredImage image : images) {
            pictures.addObject()
                    .put("id", image.id())
                    .put("member", image.member())
                    .put("data", Base64.getEncoder().encodeToString(image.bytes()));
        }
        return Json.plain().readable(file);
    }

    /** Reads a file and runs it; refused where it cannot be. */
    static TableFile read(String text, Host host) {
        JsonNode root;
        try {
            root = JsonText.read(text);
        } catch (ContentProblems broken) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "this is no JSON: " + broken.getMessage(), "file");
        }
        if (!root.path("arbiter").asText().equals("table")) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "this is no exported table", "file.arbiter");
        }
        if (root.path("format").asInt() != FORMAT) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED,
                    "only format " + FORMAT + " can be read, not " + root.path("format"),
                    "file.format");
        }
        Written file = CommandReader.read(root, Written.class, "file");
        Rulebook<?> book = host.book(file.game());
        StoredTable table = new StoredTable(
                Secret.id(),
                book.id(),
                DisplayName.cleaned(file.title(), book.name(), DisplayName.LONGEST_TITLE),
                false,
                JsonText.write(file.start()),
                StoredTable.Secrets.create(),
                System.currentTimeMillis());
        TableFile read = new TableFile(
                table,
                people(file.members()),
                records(file.records()),
                images(file.images().orElse(List.of())));
        read.run(book);
        return read.imported();
    }

    private static List<String> people(List<WrittenMember> members) {
        if (members.size() >= Members.MOST) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED,
                    "fewer than " + Members.MOST + " people have sat at a table, not " + members.size(),
                    "file.members");
        }
        List<String> names = new ArrayList<>();
        for (WrittenMember member : members) {
            if (!member.id().equals("m" + (names.size() + 1))) {
                throw new RequestRefused(
                        RequestRefused.Code.MALFORMED,
                        "members are m1, m2 and so on, in order",
                        "file.members[" + names.size() + "].id");
            }
            names.add(DisplayName.cleaned(member.name(), NAMELESS, DisplayName.LONGEST_NAME));
        }
        return names;
    }

    private static List<StoredRecord> records(List<WrittenRecord> written) {
        List<StoredRecord> records = new ArrayList<>();
        for (WrittenRecord next : written) {
            if (!CommandKey.isPlain(next.member()) || !CommandKey.isPlain(next.key())) {
                throw new RequestRefused(
                        RequestRefused.Code.MALFORMED,
                        "members and keys have up to " + CommandKey.LONGEST
                                + " characters, none of them a control character",
                        "file.records[" + records.size() + "]");
            }
            records.add(next.stored(records.size() + 1L));
        }
        return records;
    }

    /** Looked through and written anew like those that somebody sends. */
    private static List<StoredImage> images(List<WrittenImage> written) {
        List<StoredImage> images = new ArrayList<>();
        int bytes = 0;
        for (WrittenImage one : written) {
            String where = "file.images[" + images.size() + "]";
            if (!CommandKey.isPlain(one.id()) || !CommandKey.isPlain(one.member())) {
                throw new RequestRefused(RequestRefused.Code.MALFORMED, "this is no id of an image or a member", where);
            }
            ImageEncoder.Encoded image = encoded(one, where);
            bytes += image.bytes().length;
            if (images.size() >= Images.MOST || bytes > Images.MOST_BYTES) {
                throw new RequestRefused(RequestRefused.Code.TOO_LARGE, "these are too many images", where);
            }
            images.add(new StoredImage(
                    one.id(), one.member(), image.type(), image.width(), image.height(), image.bytes()));
        }
        return images;
    }

    private static ImageEncoder.Encoded encoded(WrittenImage image, String where) {
        try {
            return ImageEncoder.encode(Base64.getDecoder().decode(image.data()), ImageEncoder.Use.BACKDROP);
        } catch (IllegalArgumentException garbled) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "'data' is no Base64", where + ".data");
        }
    }

    /** With the mark that from here on the dice are new ones. */
    private TableFile imported() {
        ObjectNode mark =
                JsonNodeFactory.instance.objectNode().put("do", "imported").put("revealed", false);
        mark.putArray("dice").add(0).add(0);
        mark.putArray("items")
                .addObject()
                .put("kind", "note")
                .put("text", "This table was brought from a file; its dice are new ones from here on");
        List<StoredRecord> all = new ArrayList<>(records);
        all.add(new StoredRecord(all.size() + 1L, "", "imported " + table.id(), JsonText.write(mark), table.created()));
        return new TableFile(table, people, all, images);
    }

    private <S extends State<S>> void run(Rulebook<S> book) {
        LoadedTable<S> loaded = LoadedTable.empty(table, book);
        for (StoredRecord next : records) {
            try {
                loaded.takeOver(List.of(next));
            } catch (ContentProblems | JournalMismatch | Refused | IllegalArgumentException broken) {
                throw new RequestRefused(
                        RequestRefused.Code.AGAINST_THE_RULES,
                        "this record cannot be carried out: " + broken.getMessage(),
                        "file.records[" + (next.seq() - 1) + "]");
            }
        }
        Set<String> brought = images.stream().map(StoredImage::id).collect(Collectors.toSet());
        loaded.seatsAndProposals().art().images().stream()
                .filter(image -> !brought.contains(image))
                .findFirst()
                .ifPresent(missing -> {
                    throw new RequestRefused(
                            RequestRefused.Code.MALFORMED, "the image " + missing + " is missing", "file.images");
                });
        if (records.isEmpty()) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "a table has at least one record", "file.records");
        }
    }
}
