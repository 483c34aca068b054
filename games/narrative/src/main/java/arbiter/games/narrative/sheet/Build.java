package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.yaml.Default;
import arbiter.content.yaml.Key;
import arbiter.tabletop.build.BuildFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A player character as its file says, legal or not. Ledger: NAR-CHAR-7. */
@Key(Build.KIND)
public record Build(
        String name,
        @Default("") String concept,
        @Default("150") int experience,
        @Default("0") int earned,
        @Default("2000") int thrones,
        Characteristics characteristics,
        List<Skill> career,
        List<Skill> freeRanks,
        Map<Skill, Integer> skills,
        Map<Talent, Integer> talents,
        List<Weapon> weapons,
        Optional<BodyArmour> armour,
        List<GearItem> gear,
        Optional<Vehicle> vehicle,
        @Default("") String text)
        implements Unit {

    /** The word by which a file says what it is. */
    public static final String KIND = "narrative-character";

    /** Experience at creation with the seasoned start that is usual. Ledger: NAR-CHAR-7. */
    public static final int SEASONED = 150;

    /** The same without it. */
    public static final int PLAIN = 110;

    /** What equipment may be worth at creation. Ledger: NAR-CHAR-7. */
    public static final int START_THRONES = 2000;

    /** How character files are read and written. */
    public static BuildFormat<Build> format(Catalogue content) {
        return BuildFormat.of(content, Unit.class, Build.class);
    }

    /** The name in small letters and dashes. */
    @Override
    public String id() {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    public int ranks(Skill skill) {
        return skills.getOrDefault(skill, 0);
    }

    public int ranks(Talent talent) {
        return talents.getOrDefault(talent, 0);
    }

    /** The character with another value of a characteristic. */
    public Build with(Characteristic which, int value) {
        return new Build(
                name,
                concept,
                experience,
                earned,
                thrones,
                characteristics.with(which, value),
                career,
                freeRanks,
                skills,
                talents,
                weapons,
                armour,
                gear,
                vehicle,
                text);
    }

    public Build withRank(Skill skill, int rank) {
        return new Build(
                name,
                concept,
                experience,
                earned,
                thrones,
                characteristics,
                career,
                freeRanks,
                put(skills, skill, rank),
                talents,
                weapons,
                armour,
                gear,
                vehicle,
                text);
    }

    public Build withRank(Talent talent, int rank) {
        return new Build(
                name,
                concept,
                experience,
                earned,
                thrones,
                characteristics,
                career,
                freeRanks,
                skills,
                put(talents, talent, rank),
                weapons,
                armour,
                gear,
                vehicle,
                text);
    }

    public Build withCareer(List<Skill> chosen, List<Skill> free) {
        return new Build(
                name,
                concept,
                experience,
                earned,
                thrones,
                characteristics,
                List.copyOf(chosen),
                List.copyOf(free),
                skills,
                talents,
                weapons,
                armour,
                gear,
                vehicle,
                text);
    }

    public Build carrying(List<Weapon> arms, Optional<BodyArmour> worn, List<GearItem> things) {
        return new Build(
                name,
                concept,
                experience,
                earned,
                thrones,
                characteristics,
                career,
                freeRanks,
                skills,
                talents,
                List.copyOf(arms),
                worn,
                List.copyOf(things),
                vehicle,
                text);
    }

    /** The character with so much more experience from play. */
    public Build earning(int more) {
        return new Build(
                name,
                concept,
                experience,
                earned + more,
                thrones,
                characteristics,
                career,
                freeRanks,
                skills,
                talents,
                weapons,
                armour,
                gear,
                vehicle,
                text);
    }

    private static <K> Map<K, Integer> put(Map<K, Integer> ranks, K which, int rank) {
        Map<K, Integer> more = new LinkedHashMap<>(ranks);
        more.put(which, rank);
        return java.util.Collections.unmodifiableMap(more);
    }
}
