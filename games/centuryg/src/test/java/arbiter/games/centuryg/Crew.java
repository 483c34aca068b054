package arbiter.games.centuryg;

import arbiter.content.catalogue.Catalogue;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.space.zone.GraphZones;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** People for tests: {@code person("Mara", "hall").fitness(6).skilled("combat").here()}. */
public final class Crew {

    public static final Catalogue CONTENT = Hangar.CONTENT;

    /** A hall with a kitchen on one side and a yard on the other, and a road beyond the yard. */
    public static final Field HOUSE = Field.map(
            List.of("kitchen", "hall", "yard", "road"),
            List.of(
                    new GraphZones.Link("kitchen", "hall"),
                    new GraphZones.Link("hall", "yard"),
                    new GraphZones.Link("yard", "road")));

    private final String name;
    private final String at;
    private String side = "heroes";
    private Tier tier = Tier.PC;
    private int level = 1;
    private final int[] ranks = {4, 4, 4, 4, 4, 4};
    private final List<Trained> skills = new ArrayList<>();
    private final List<Taken> traits = new ArrayList<>();

    private Crew(String name, String at) {
        this.name = name;
        this.at = at;
    }

    public static Crew person(String name, String at) {
        return new Crew(name, at);
    }

    public static CenturyState match(Fighter... people) {
        return CenturyState.onFoot(SceneScale.MATCH, List.of(people), HOUSE, TableRules.STANDARD);
    }

    public static CenturyState scene(Fighter... people) {
        return CenturyState.onFoot(SceneScale.INTERMISSION, List.of(people), HOUSE, TableRules.STANDARD);
    }

    public Crew foe() {
        side = "foes";
        tier = Tier.RIVAL;
        return this;
    }

    public Crew on(String whichSide) {
        side = whichSide;
        return this;
    }

    public Crew boss(int powerLevel) {
        side = "foes";
        tier = Tier.BOSS;
        level = powerLevel;
        return this;
    }

    public Crew level(int powerLevel) {
        level = powerLevel;
        return this;
    }

    public Crew fitness(int rank) {
        ranks[0] = rank;
        return this;
    }

    public Crew intellect(int rank) {
        ranks[1] = rank;
        return this;
    }

    public Crew charm(int rank) {
        ranks[2] = rank;
        return this;
    }

    public Crew awareness(int rank) {
        ranks[3] = rank;
        return this;
    }

    public Crew willpower(int rank) {
        ranks[4] = rank;
        return this;
    }

    public Crew resources(int rank) {
        ranks[5] = rank;
        return this;
    }

    public Crew skilled(String id, String... topics) {
        skills.add(new Trained(CONTENT.shelf(Skill.class).find(id).orElseThrow(), List.of(topics)));
        return this;
    }

    public Crew has(String id, String... choices) {
        return has(trait(id), choices);
    }

    public Crew has(Trait trait, String... choices) {
        traits.add(new Taken(trait, List.of(choices)));
        return this;
    }

    public static Trait trait(String id) {
        return CONTENT.shelf(Trait.class).find(id).orElseThrow();
    }

    public Person sheet() {
        return new Person(
                name,
                tier,
                level,
                ranks[0],
                ranks[1],
                ranks[2],
                ranks[3],
                ranks[4],
                ranks[5],
                List.copyOf(skills),
                List.copyOf(traits),
                List.of());
    }

    public Fighter here() {
        return here(HOUSE);
    }

    public Fighter here(Field field) {
        return Fighter.onFoot(
                name.toLowerCase(Locale.ROOT),
                side,
                sheet(),
                field.zones().find(at).orElseThrow());
    }
}
