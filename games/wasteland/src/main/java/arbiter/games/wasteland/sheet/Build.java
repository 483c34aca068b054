package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.yaml.Default;
import arbiter.content.yaml.Key;
import arbiter.tabletop.build.BuildFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
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

    /** What an attribute is that the file leaves out. Ledger: WAS-CHAR-1. */
    public static final int USUAL_ATTRIBUTE = 5;

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

    /** An attribute as it was chosen, before perks. Ledger: WAS-CHAR-1. */
    public int chosen(Attribute which) {
        return attributes.getOrDefault(which, USUAL_ATTRIBUTE);
    }

    /** An attribute with what perks add to it. */
    public int attribute(Attribute which) {
        return chosen(which) + Collections.frequency(honed, which);
    }

    public int rank(Skill skill) {
        return skills.getOrDefault(skill, 0);
    }

    public int rank(Perk perk) {
        return perks.getOrDefault(perk, 0);
    }

    /** Somebody of level 1 who has chosen attributes and nothing else. */
    public static Build beginner(String name, String concept, Map<Attribute, Integer> attributes) {
        return new Build(
                name,
                concept,
                1,
                0,
                attributes,
                List.of(),
                Map.of(),
                Map.of(),
                List.of(),
                List.of(),
                Map.of(),
                List.of(),
                Map.of(),
                "");
    }

    public Build atLevel(int next, int earned) {
        return new Build(
                name,
                concept,
                next,
                earned,
                attributes,
                tags,
                skills,
                perks,
                honed,
                weapons,
                shots,
                armour,
                chems,
                text);
    }

    public Build tagging(Skill skill) {
        return trained(and(tags, skill), skills);
    }

    public Build withRank(Skill skill, int rank) {
        return trained(tags, with(skills, skill, rank));
    }

    private Build trained(List<Skill> tagged, Map<Skill, Integer> ranks) {
        return new Build(
                name,
                concept,
                level,
                experience,
                attributes,
                tagged,
                ranks,
                perks,
                honed,
                weapons,
                shots,
                armour,
                chems,
                text);
    }

    public Build taking(Perk perk) {
        return gifted(with(perks, perk, rank(perk) + 1), honed);
    }

    public Build honing(Attribute which) {
        return gifted(perks, and(honed, which));
    }

    private Build gifted(Map<Perk, Integer> taken, List<Attribute> raised) {
        return new Build(
                name,
                concept,
                level,
                experience,
                attributes,
                tags,
                skills,
                taken,
                raised,
                weapons,
                shots,
                armour,
                chems,
                text);
    }

    public Build carrying(Weapon weapon) {
        return equipped(and(weapons, weapon), shots, armour, chems);
    }

    public Build carrying(Chem chem) {
        return equipped(weapons, shots, armour, with(chems, chem, chems.getOrDefault(chem, 0) + 1));
    }

    public Build wearing(Worn worn) {
        return equipped(weapons, shots, and(armour, worn), chems);
    }

    public Build withShots(String kind, int count) {
        return equipped(weapons, with(shots, kind, count), armour, chems);
    }

    private Build equipped(List<Weapon> arms, Map<String, Integer> rounds, List<Worn> worn, Map<Chem, Integer> doses) {
        return new Build(
                name,
                concept,
                level,
                experience,
                attributes,
                tags,
                skills,
                perks,
                honed,
                arms,
                rounds,
                worn,
                doses,
                text);
    }

    private static <T> List<T> and(List<T> things, T one) {
        List<T> more = new ArrayList<>(things);
        more.add(one);
        return Collections.unmodifiableList(more);
    }

    private static <K> Map<K, Integer> with(Map<K, Integer> counts, K which, int count) {
        Map<K, Integer> more = new LinkedHashMap<>(counts);
        more.put(which, count);
        return Collections.unmodifiableMap(more);
    }
}
