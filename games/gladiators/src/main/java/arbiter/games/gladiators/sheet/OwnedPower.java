package arbiter.games.gladiators.sheet;

import arbiter.content.yaml.EnumWords;
import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A power of somebody in play: its place among the owner's powers, the word by which commands name it, and the ways in
 * which it can be used. A power that is not Flexible has one way.
 */
public record OwnedPower(int place, String word, SuperPower whole, List<PlainPower> ways, List<String> titles) {

    public OwnedPower {
        ways = FixedList.copyOf(ways);
        titles = FixedList.copyOf(titles);
    }

    public OwnedPower(int place, String word, SuperPower whole, List<PlainPower> ways) {
        this(place, word, whole, ways, titles(whole, ways));
    }

    public String title() {
        return whole.title();
    }

    /** With what tells this way from the others: {@code Grip (Distant)}. */
    public String title(PlainPower way) {
        int known = isFlexible() ? ways.indexOf(way) : 0;
        if (known < 0) { // one that was changed for this use
            return title(whole, ways, way);
        }
        return isFlexible() ? titles.get(known) : title();
    }

    private static List<String> titles(SuperPower whole, List<PlainPower> ways) {
        return ways.size() < 2
                ? List.of()
                : ways.stream().map(way -> title(whole, ways, way)).toList();
    }

    private static String title(SuperPower whole, List<PlainPower> ways, PlainPower way) {
        List<String> told = new ArrayList<>();
        if (differ(ways, PlainPower::ability)) {
            told.add(way.ability().name());
        }
        if (differ(ways, one -> one.form().metAs())) {
            way.form().metAs().forEach(type -> told.add(EnumWords.of(type)));
        }
        for (PowerModifier modifier : way.modifiers()) {
            if (!ways.stream().allMatch(one -> one.modifiers().contains(modifier))) {
                told.add(modifier.title());
            }
        }
        return told.isEmpty() ? whole.title() : whole.title() + " (" + String.join(", ", told) + ")";
    }

    private static boolean differ(List<PlainPower> ways, Function<PlainPower, Object> what) {
        return ways.stream().map(what).distinct().count() > 1;
    }

    /** The way it is used where nothing else is said. */
    public PlainPower way() {
        return ways.get(0);
    }

    /** How one of its ways is written in ids: {@code bolt}, or {@code bolt/2} for the second of several. */
    public String word(PlainPower way) {
        return isFlexible() ? word + "/" + (ways.indexOf(way) + 1) : word;
    }

    public boolean isFlexible() {
        return ways.size() > 1;
    }

    /** Whether it can be used as an ability of that kind. */
    public boolean isA(Class<? extends AbilityKind> kind) {
        for (PlainPower way : ways) {
            if (kind.isInstance(way.kind())) {
                return true;
            }
        }
        return false;
    }
}
