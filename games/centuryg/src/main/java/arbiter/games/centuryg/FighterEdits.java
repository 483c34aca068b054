package arbiter.games.centuryg;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.duel.DuelEnded;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Proxy.ProxyGiven;
import arbiter.games.centuryg.power.GenrePoints.ThemePlayed;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Theme;
import arbiter.games.centuryg.support.Restocked;
import arbiter.games.centuryg.unit.Adjusted;
import arbiter.games.centuryg.unit.Adjusted.Bar;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.utility.Resupply;
import arbiter.kernel.View;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a Unit or a person has, as a gamemaster can set it: bars, Themes, what is used up, Duels, Proxies. */
final class FighterEdits {

    private static final String NOBODY = "nobody";
    private static final int MOST_POINTS = 99;

    private FighterEdits() {}

    static Edit<CenturyState> bars(Fighter unit) {
        List<View.Bar> bars = new ArrayList<>();
        if (!unit.isOnFoot()) {
            if (unit.fullPoints() > 0) {
                bars.add(new View.Bar(Bar.THRESHOLD.label(), unit.points(), unit.fullPoints()));
            }
            int capacity = Math.max(unit.energy(), unit.rank(Attribute.ENERGY));
            bars.add(new View.Bar(Bar.ENERGY.label(), unit.energy(), capacity));
        }
        if (unit.hasBody()) {
            int full = unit.body().rank(PilotAttribute.WILLPOWER);
            for (int i = 0; i < Body.LAYERS; i++) {
                Bar layer = Bar.values()[Bar.LAYER_1.ordinal() + i];
                bars.add(new View.Bar(layer.label(), unit.body().layers().get(i).points(), full));
            }
        }
        bars.add(new View.Bar(Bar.GP.label(), unit.genre().points(), MOST_POINTS));
        return CommonEdits.setBar(bars, (bar, value) -> new Adjusted(unit.id(), Bar.of(bar), value));
    }

    static void offer(CenturyState state, Fighter unit, List<Edit<CenturyState>> edits) {
        if (hasGenre(unit)) {
            edits.add(theme(unit));
        }
        if (!unit.used().spent().isEmpty()) {
            edits.add(restock(unit));
        }
        if (unit.isOut() && !unit.isOnFoot()) {
            edits.add(duel(state, unit));
        }
        if (unit.isOnFoot()) {
            edits.add(Edit.plain("give-proxy", "Give a Proxy", new ProxyGiven(unit.id(), "")));
        }
    }

    private static boolean hasGenre(Fighter unit) {
        return unit.genre().points() > 0 || unit.machine().tier().hasPowers();
    }

    /** Ledger: BCG-THEME-2. */
    private static Edit<CenturyState> theme(Fighter unit) {
        List<Field.Value> themes = new ArrayList<>();
        for (Theme.Kind kind : Theme.Kind.values()) {
            themes.add(Field.Value.of(EnumWords.of(kind), name(kind) + words(unit, kind)));
        }
        return new Edit<>(
                "reward-theme",
                "Reward a Theme with a Genre Point",
                List.of(new Field.Choice("theme", "Theme", themes)),
                values -> new ThemePlayed(
                        unit.id(),
                        name(Theme.Kind.valueOf(values.choice("theme").toUpperCase(Locale.ROOT)))));
    }

    private static String name(Theme.Kind kind) {
        String word = EnumWords.of(kind);
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static String words(Fighter unit, Theme.Kind kind) {
        if (unit.hasBody()) {
            for (Theme theme : unit.body().person().themes()) {
                if (theme.kind() == kind) {
                    return ": " + theme.text();
                }
            }
        }
        return "";
    }

    /** Ledger: resupply. */
    private static Edit<CenturyState> restock(Fighter unit) {
        List<Field.Value> items = unit.used().spent().stream()
                .map(item -> Field.Value.of(item, Resupply.name(unit, item)))
                .toList();
        return new Edit<>(
                "restock",
                "Make something used up ready again",
                List.of(new Field.Choice("item", "Item", items)),
                values -> new Restocked(unit.id(), values.choice("item"), Resupply.name(unit, values.choice("item"))));
    }

    /** Whoever is in a Duel leaves it before another begins. Ledger: BCG-DUEL-1. */
    private static Edit<CenturyState> duel(CenturyState state, Fighter unit) {
        List<Field.Value> others = new ArrayList<>();
        others.add(Field.Value.of(NOBODY, NOBODY).now(unit.duel().isEmpty()));
        for (Fighter other : state.units()) {
            boolean now = unit.duel().filter(other.id()::equals).isPresent();
            boolean free = unit.duel().isEmpty() && other.duel().isEmpty();
            if (other != unit && (now || free && other.isOut() && state.enemies(unit, other))) {
                others.add(Field.Value.of(other.id(), other.name()).now(now));
            }
        }
        return new Edit<>(
                "set-duel", "Begin or end a Duel", List.of(new Field.Unit("with", "With whom", others)), values -> {
                    String with = values.unit("with");
                    return with.equals(NOBODY) ? new DuelEnded(unit.id()) : new DuelBegan(unit.id(), with);
                });
    }
}
