package arbiter.server.http;

import arbiter.server.http.Route.Who;
import arbiter.server.shared.ImageEncoder;
import arbiter.server.store.StoredImage;
import arbiter.server.table.TableImages;
import java.util.List;

/** Images of a table: portraits of units, and what lies behind the board. */
final class ImageRoutes {

    private static final List<String> TYPES = List.of("image/png", "image/jpeg", "image/webp");

    private final Membership membership;
    private final RateLimits pace;
    private final Quotas quotas;

    ImageRoutes(Membership membership, RateLimits pace, Quotas quotas) {
        this.membership = membership;
        this.pace = pace;
        this.quotas = quotas;
    }

    List<Route> all() {
        return List.of(
                Route.get("/api/tables/{id}/images", Who.MEMBER, this::list),
                Route.post("/api/tables/{id}/images", Who.MEMBER, this::add).taking(ImageEncoder.MOST_SENT),
                Route.get("/api/tables/{id}/images/{image}", Who.MEMBER, this::show),
                Route.delete("/api/tables/{id}/images/{image}", Who.MEMBER, this::remove));
    }

    private TableImages images(Call call) {
        return membership.table(call).images();
    }

    private String member(Call call) {
        return membership.member(call).id();
    }

    private Reply list(Call call) {
        return Reply.of(images(call).list(member(call)));
    }

    private Reply add(Call call) {
        ImageEncoder.Use use = ImageEncoder.Use.of(call.word("for").orElse(""));
        images(call).checkSends(member(call), use);
        pace.image(call.person().id());
        quotas.checkRoom();
        return Reply.made(images(call).add(member(call), ImageEncoder.encode(call.bytes(TYPES), use)));
    }

    private Reply show(Call call) {
        StoredImage image = images(call).find(member(call), call.part("image"));
        return new Reply.Kept(image.type(), image.bytes());
    }

    private Reply remove(Call call) {
        images(call).remove(member(call), call.part("image"));
        return Reply.done();
    }
}
