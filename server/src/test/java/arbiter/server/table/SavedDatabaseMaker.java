package arbiter.server.table;

import arbiter.server.shared.ImageEncoder;
import arbiter.server.store.Invite;
import arbiter.server.store.Person;
import arbiter.server.store.Role;
import arbiter.server.store.Secret;
import arbiter.server.store.Store;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import javax.imageio.ImageIO;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Makes a database with a table of every game for {@link SavedDatabasesTest}. Run it by hand after a change to the shape
 * of the database, once {@link SavedTableMaker} has been run: {@code SavedDatabaseMaker <folder>}. One that is kept
 * already is left as it is.
 */
final class SavedDatabaseMaker {

    private static final int SNAPSHOT_EVERY = 2;

    private SavedDatabaseMaker() {}

    public static void main(String[] args) throws IOException {
        Path data = Files.createTempDirectory("saved");
        try (Venue venue = new Venue(Store.sqlite(data), SNAPSHOT_EVERY)) {
            Person gia = venue.person("Gia");
            for (String fight : SavedDatabasesTest.FIGHTS) {
                people(venue, gia, new SavedTable(fight + "-underway"));
            }
            String gone = venue.tables.create(gia, Venue.encounter("duel", java.util.Map.of(), true));
            venue.tables.delete(gone);
        }
        keep(data.resolve("arbiter.db"), Path.of(args[0]));
    }

    /** A table from its export, with an onlooker who was invited, words, a picture and a snapshot. */
    private static void people(Venue venue, Person gia, SavedTable saved) throws IOException {
        String id = venue.tables.importTable(gia, saved.read(SavedTable.EXPORT));
        venue.store.tables().retitle(id, saved.name());
        HostedTable table = venue.tables.open(id);
        String member = table.memberOf(gia.id()).orElseThrow().id();
        long expires = System.currentTimeMillis() + 86_400_000;
        Invite invite = new Invite(Secret.id(), id, Role.SPECTATOR, List.of(), expires, false, 3, 0, member);
        venue.store.invites().add(invite, Secret.create());
        table.join(venue.person("Olga"), invite);
        Seated seated = new Seated(table, member);
        seated.does("{'do': 'say', 'text': 'kept for ever'}");
        seated.does("{'do': 'say', 'text': 'between us', 'to': 'gamemaster'}");
        ByteArrayOutputStream picture = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), "png", picture);
        table.images().add(member, ImageEncoder.encode(picture.toByteArray(), ImageEncoder.Use.PORTRAIT));
        awaitSnapshot(venue, id);
    }

    /** It is written beside the play, so that closing at once would lose it. */
    private static void awaitSnapshot(Venue venue, String table) {
        while (venue.store.snapshots().find(table).isEmpty()) {
            Thread.onSpinWait();
        }
    }

    private static void keep(Path database, Path folder) throws IOException {
        Path copy = database.resolveSibling("copy.db");
        int version;
        try (Handle handle = Jdbi.open("jdbc:sqlite:" + database)) {
            version = SavedDatabasesTest.version(handle);
            handle.execute("VACUUM INTO ?", copy.toString());
        }
        Path kept = folder.resolve("database-" + version + ".db.gz");
        if (!Files.exists(kept)) {
            try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(kept))) {
                Files.copy(copy, packed);
            }
        }
    }
}
