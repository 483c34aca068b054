package arbiter.games.centuryg.wild;

import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Theme;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.TraitChoice;
import java.util.ArrayList;
import java.util.List;

/** Somebody with any Skills and Traits; but never with the one entry to do without. */
final class WildPerson {

    private static final List<String> BLOWS = List.of("called-shot", "finishing-blow", "distraction-move");

    private static final String VESSEL = "homunculus-vessel";

    private final Lottery lottery;
    private final String without;

    WildPerson(Lottery lottery, String without) {
        this.lottery = lottery;
        this.without = without;
    }

    Person of(String name, Tier tier) {
        List<Trained> skills = skills();
        return new Person(
                name,
                tier,
                lottery.below(6),
                rank(),
                rank(),
                rank(),
                rank(),
                2 + rank(),
                rank(),
                skills.stream()
                        .filter(trained -> !trained.skill().id().equals(without))
                        .toList(),
                traits(skills),
                List.of(new Theme(Theme.Kind.REASON, "To see what happens.")));
    }

    static String name(int number) {
        return "Person " + number;
    }

    private int rank() {
        return 2 + lottery.below(6);
    }

    private List<Trained> skills() {
        List<Trained> skills = new ArrayList<>();
        for (Skill skill : lottery.some(Lottery.all(Skill.class), 9)) {
            boolean general = skill.topics().isEmpty() || !lottery.oneIn(3);
            skills.add(new Trained(skill, general ? List.of() : List.of(lottery.any(skill.topics()))));
        }
        return skills;
    }

    private List<Taken> traits(List<Trained> skills) {
        List<Taken> traits = new ArrayList<>();
        for (Trait trait : lottery.some(Lottery.all(Trait.class), 22)) {
            List<String> choices = trait.id().equals(VESSEL)
                    ? List.of(name(lottery.below(WildTable.PEOPLE)))
                    : trait.choice().map(choice -> choices(choice, skills)).orElse(List.of());
            traits.add(new Taken(trait, choices));
        }
        traits.removeIf(taken -> taken.trait().id().equals(without));
        return traits;
    }

    private List<String> choices(TraitChoice choice, List<Trained> skills) {
        return switch (choice) {
            case TOPIC -> List.of("Swords");
            case SKILL, ATTACKING_SKILL -> List.of("combat");
            case TWO_SKILLS -> List.of("combat", "athletics");
            case TRAINED_SKILLS ->
                List.of(skills.get(0).skill().id(), skills.get(1).skill().id());
            case MIRACLE_TOPIC -> List.of("force", "Fitness Tests");
            case DEATHBLOWS -> BLOWS;
        };
    }
}
