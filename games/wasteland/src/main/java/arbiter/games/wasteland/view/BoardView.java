package arbiter.games.wasteland.view;

import arbiter.games.wasteland.sheet.ObstacleKind;
import arbiter.games.wasteland.sheet.TerrainKind;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.games.wasteland.zone.ZoneLink;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The zones as a viewer sees them, what lies between them, and the weather that is the same everywhere. */
final class BoardView {

    private BoardView() {}

    static View.Board of(WastelandState state) {
        Battlefield field = state.battlefield();
        ZoneTags tags = ZoneTags.of(state);
        List<View.Feature> features = new ArrayList<>();
        for (View.Detail tag : tags.everywhere()) {
            features.add(new View.Feature("everywhere", tag.label(), List.of(), 0, List.of(tag)));
        }
        for (int zone = 0; zone < field.size(); zone++) {
            List<View.Detail> details = new ArrayList<>(tags.in(zone));
            details.add(ranges(field, zone));
            features.add(new View.Feature("zone", field.name(zone), List.of(field.name(zone)), 0, details));
        }
        for (int one = 0; one < field.size(); one++) {
            for (int other = one + 1; other < field.size(); other++) {
                ZoneLink link = field.between(one, other);
                if (link != null) {
                    features.add(link(field, link));
                }
            }
        }
        return new View.Board("zone-panels", features);
    }

    /** How far every zone is from this one, as a word. Ledger: WAS-MOVE-1. */
    private static View.Detail ranges(Battlefield field, int from) {
        List<View.Detail> within = new ArrayList<>();
        for (int to = 0; to < field.size(); to++) {
            String unseen = field.sees(from, to) ? "" : ", out of sight";
            within.add(View.Detail.of(field.name(to), field.band(from, to).word() + unseen));
        }
        return new View.Detail("ranges", "", List.of(), within);
    }

    private static View.Feature link(Battlefield field, ZoneLink link) {
        List<String> ends = List.of(field.name(link.one()), field.name(link.other()));
        List<View.Detail> details = new ArrayList<>();
        details.add(way("there", link.obstacles(), field.zone(link.other()).terrain()));
        details.add(way(
                "back",
                link.oneWay() ? List.of() : link.obstacles(),
                field.zone(link.one()).terrain()));
        if (link.blocksSight()) {
            details.add(View.Detail.of("sight", "one cannot see through"));
        }
        return new View.Feature("link", "link", ends, 0, details);
    }

    /** What has to be crossed on one way and what that costs together: {@code chest-high obstacle, loose sand}, 3. */
    private static View.Detail way(String label, List<ObstacleKind> obstacles, Optional<TerrainKind> terrain) {
        List<View.Detail> within = new ArrayList<>();
        int price = 0;
        for (ObstacleKind obstacle : obstacles) {
            within.add(View.Detail.of(ZoneTags.words(obstacle.name()), obstacle.price()));
            price += obstacle.price();
        }
        if (terrain.isPresent()) {
            within.add(View.Detail.of(
                    ZoneTags.words(terrain.get().name()), terrain.get().price()));
            price += terrain.get().price();
        }
        return new View.Detail(label, Integer.toString(price), List.of(), within);
    }
}
