package arbiter.server.table;

import arbiter.kernel.View;
import arbiter.server.shared.ImageEncoder;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Images;
import arbiter.server.store.Role;
import arbiter.server.store.Secret;
import arbiter.server.store.StoredImage;
import arbiter.server.table.loaded.Artwork;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The images of a hosted table: who may send, see and delete which. Whoever may not know of a unit is not shown its
 * portrait. All methods may be called by any thread.
 */
public final class TableImages {

    private final String table;
    private final Images images;
    private final Object lock;
    private final Supplier<SeatedTable> seated;

    TableImages(String table, Images images, Object lock, Supplier<SeatedTable> seated) {
        this.table = table;
        this.images = images;
        this.lock = lock;
        this.seated = seated;
    }

    /** Refuses unless the member may send such an image: players for portraits, whoever leads the table for both. */
    public void checkSends(String member, ImageEncoder.Use use) {
        Looked looked = looked(member);
        if (looked.sight().role() == Role.SPECTATOR) {
            throw new RequestRefused(RequestRefused.Code.NOT_ALLOWED, "onlookers send no images");
        }
        if (use == ImageEncoder.Use.BACKDROP && !looked.hosts()) {
            throw onlyHost();
        }
    }

    static RequestRefused onlyHost() {
        return new RequestRefused(
                RequestRefused.Code.NOT_ALLOWED, "only the gamemaster lays a map picture behind the board");
    }

    /** Keeps an image and tells its id; what it is used for is said by a command. */
    public ObjectNode add(String member, ImageEncoder.Encoded image) {
        StoredImage stored =
                new StoredImage(Secret.id(), member, image.type(), image.width(), image.height(), image.bytes());
        images.add(table, stored);
        return json(stored, Set.of());
    }

    /** {@code {"images"}}: those that the member sent, and for the gamemaster all; {@code shown} says which are. */
    public ObjectNode list(String member) {
        Looked looked = looked(member);
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ArrayNode list = node.putArray("images");
        Set<String> shown = looked.art().images();
        images.of(table).stream().filter(image -> looked.owns(image)).forEach(image -> list.add(json(image, shown)));
        return node;
    }

    /** An image that the member may see: their own, one that is shown to them, and for the gamemaster any. */
    public StoredImage find(String member, String id) {
        Looked looked = looked(member);
        return images.find(table, id)
                .filter(image -> looked.owns(image)
                        || looked.art().images(looked.units()).contains(id))
                .orElseThrow(() ->
                        new RequestRefused(RequestRefused.Code.NOT_FOUND, "there is no such image at this table"));
    }

    /** Deletes an image that the member may delete and that nobody is shown. */
    public void remove(String member, String id) {
        Looked looked = looked(member);
        if (!looked.owns(find(member, id))) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_ALLOWED, "only the gamemaster deletes what others have sent");
        }
        if (looked.art().images().contains(id)) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_OPEN, "this image is shown at the table; take it away there first");
        }
        images.remove(table, id);
    }

    /** Who looks, what of, and which units they know. */
    private record Looked(Sight sight, boolean hosts, Artwork art, Set<String> units) {

        private boolean owns(StoredImage image) {
            return sight.role() == Role.GAMEMASTER || image.member().equals(sight.member());
        }
    }

    private Looked looked(String member) {
        synchronized (lock) {
            SeatedTable now = seated.get();
            Sight sight = now.sight(member);
            LoadedTable<?> loaded = now.loaded();
            Set<String> units = loaded.table().view(sight.viewer()).units().stream()
                    .map(View.Unit::id)
                    .collect(Collectors.toSet());
            return new Looked(
                    sight,
                    now.seating().isHost(member),
                    loaded.seatsAndProposals().art(),
                    units);
        }
    }

    private static ObjectNode json(StoredImage image, Set<String> shown) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("id", image.id())
                .put("type", image.type())
                .put("width", image.width())
                .put("height", image.height())
                .put("shown", shown.contains(image.id()));
    }

    /** Those of a table that are shown to somebody. */
    static List<StoredImage> shown(Images images, LoadedTable<?> loaded) {
        return loaded.seatsAndProposals().art().images().stream()
                .flatMap(id -> images.find(loaded.stored().id(), id).stream())
                .toList();
    }
}
