package arbiter.games.wasteland.view;

import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.CoverPiece;
import arbiter.games.wasteland.zone.Mines;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a zone is like, a tag for each thing: its kind, a few words, and what it means. Weather that is the same in all
 * zones is told once.
 */
final class ZoneTags {

    private static final String MEANS = "means";

    private final WastelandState state;
    private final List<View.Detail> everywhere = new ArrayList<>();

    private ZoneTags(WastelandState state) {
        this.state = state;
    }

    static ZoneTags of(WastelandState state) {
        ZoneTags tags = new ZoneTags(state);
        if (state.battlefield().size() > 1) {
            for (View.Detail tag : tags.weather(0)) {
                if (tags.isEverywhere(tag)) {
                    tags.everywhere.add(tag);
                }
            }
        }
        return tags;
    }

    private boolean isEverywhere(View.Detail tag) {
        for (int zone = 1; zone < state.battlefield().size(); zone++) {
            if (!weather(zone).contains(tag)) {
                return false;
            }
        }
        return true;
    }

    /** What all zones share. */
    List<View.Detail> everywhere() {
        return everywhere;
    }

    /** What one zone has besides. */
    List<View.Detail> in(int zone) {
        List<View.Detail> tags = new ArrayList<>();
        tags.add(light(state.surroundings().darkness(zone)));
        for (View.Detail tag : weather(zone)) {
            if (!everywhere.contains(tag)) {
                tags.add(tag);
            }
        }
        state.battlefield()
                .zone(zone)
                .terrain()
                .ifPresent(kind -> tags.add(
                        tag("terrain", words(kind.name()) + " " + kind.price() + " AP", kind.text(), kind.id())));
        if (state.battlefield().zone(zone).blocksSight()) {
            tags.add(tag("sight", "nobody sees through", "Whoever is on the other side is out of sight."));
        }
        List<CoverPiece> cover = state.battlefield().cover();
        for (int piece = 0; piece < cover.size(); piece++) {
            if (cover.get(piece).zone() == zone) {
                tags.add(cover(cover.get(piece), state.coverLeft().dice().get(piece)));
            }
        }
        for (Mines.PlacedMine mine : state.mines().placed()) {
            if (mine.zone() == zone) {
                tags.add(tag("mine", words(mine.weapon().name()), "A mine lies here, and you know of it."));
            }
        }
        return tags;
    }

    /** Ledger: WAS-ENV-1. */
    private static View.Detail light(int darkness) {
        return darkness == 0
                ? tag("light", "lit", "Nothing here is harder to see.")
                : tag(
                        "light",
                        "dark " + darkness + ": +" + darkness + " D",
                        "Shots at whoever is here, and looking for something here, are " + darkness + " harder.");
    }

    /** Ledger: WAS-ENV-2 to 4. */
    private List<View.Detail> weather(int zone) {
        Surroundings around = state.surroundings();
        List<View.Detail> weather = new ArrayList<>();
        int rain = around.rain(zone);
        if (rain > 0) {
            weather.add(tag("rain", "rain " + rain, "Energy weapons and Survival are " + rain + " harder."));
        }
        if (around.isFoggy(zone)) {
            weather.add(tag("fog", "fog: +1 D", "From another zone, shots and looks into it are 1 harder."));
        }
        if (around.isRadiated(zone)) {
            String each = state.rules().radiationDice() ? "2 CD radiation a turn" : "2 radiation a turn";
            weather.add(tag("radiation", each, "Whoever begins a turn here takes it, less resistance at the torso."));
        }
        return weather;
    }

    /** {@code cart, wood 2 CD}; what has been shot away says so. Ledger: WAS-COVER-1, WAS-COVER-6. */
    private static View.Detail cover(CoverPiece piece, int left) {
        String kind = words(piece.kind().name());
        String material = kind.replaceFirst(" (wall|barricade|fence)$", "");
        String name = kind.contains(piece.name()) ? kind : piece.name() + ", " + material;
        return left == 0
                ? tag("cover", name + ": gone", "Nothing of it is left to be behind.")
                : tag(
                        "cover",
                        name + " " + left + " CD",
                        "Whoever is behind it adds " + left + " combat dice to resistance.");
    }

    static String words(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    private static View.Detail tag(String kind, String words, String means) {
        return new View.Detail(kind, words, List.of(), List.of(View.Detail.of(MEANS, means)));
    }

    private static View.Detail tag(String kind, String words, String means, String id) {
        return new View.Detail(kind, words, List.of(), List.of(View.Detail.of(MEANS, means), View.Detail.of("id", id)));
    }
}
