package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.yaml.Default;
import arbiter.content.yaml.Key;
import arbiter.tabletop.build.BuildFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A player character as its file says, legal or not. Ledger: WAS-CHAR-1 to 11. */
@Key(Build.KIND)
public record Build(
        String name,
        @Default("") String concept,
        @Default("1") int level,
        @Default("0") int experience,
        Map<Attribute, Integer> attributes,
        List<Skill> tags,
        Map<Skill, Integer> skills,
        Map<Perk, Integer> perks,
        List<Attribute> honed,
        List<Weapon> weapons,
        Map<String, Integer> shots,
        List<Worn> armour,
        Map<Chem, Integer> chems,
        @Default("") String text)
        implements Unit {

    /** The word by which a file says what it is. */
    public static final String KIND = "wasteland-character";

    /** A piece of armour, and the limb it is worn at if it is for one. */
    public record Worn(ArmourPiece piece, Optional<HitLocation> at) {}

    /** How character files are read and written. */
    public static BuildFormat<Build> format(Catalogue content) {
        return BuildFormat.of(content, Unit.class, Build.class);
    }

    /** The name in small letters and dashes. */
    @Override
    public String id() {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    public int rank(Skill skill) {
        return skills.getOrDefault(skill, 0);
    }
}
