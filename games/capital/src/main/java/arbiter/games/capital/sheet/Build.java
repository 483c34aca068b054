package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.yaml.Key;
import arbiter.tabletop.build.BuildFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A character as its player has chosen it, Level by Level: what a character file says. Legal or not. */
@Key("character")
public record Build(
        String name,
        String species,
        String background,
        String origin,
        List<String> stories,
        String ideal,
        String goal,
        String flaw,
        List<String> strengths,
        List<String> weaknesses,
        @Key("class") CharacterClass role,
        Map<Attribute, Integer> points,
        Attribute raise,
        Attribute lower,
        Signature signature,
        Equipment equipment,
        List<LevelChoices> levels)
        implements Unit {

    /** The name in small letters and dashes. */
    /** How character files are read and written. */
    public static BuildFormat<Build> format(Catalogue content) {
        return BuildFormat.of(content, Unit.class, Build.class);
    }

    @Override
    public String id() {
        String dashes = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return dashes.replaceAll("^-|-$", "");
    }

    @Override
    public String text() {
        return background;
    }

    public int level() {
        return 1 + levels.size();
    }

    /** The same character one Level later. */
    public Build with(LevelChoices next) {
        List<LevelChoices> more = new ArrayList<>(levels);
        more.add(next);
        return but(signature, List.copyOf(more));
    }

    /** The same character with these Abilities in the Slots of its Augmentation. */
    public Build with(List<Acquired> augmented) {
        return but(signature.with(augmented), levels);
    }

    private Build but(Signature changed, List<LevelChoices> grown) {
        return new Build(
                name,
                species,
                background,
                origin,
                stories,
                ideal,
                goal,
                flaw,
                strengths,
                weaknesses,
                role,
                points,
                raise,
                lower,
                changed,
                equipment,
                grown);
    }
}
