package arbiter.games.centuryg.sheet;

import java.util.List;
import java.util.Optional;

/** A person as built, on foot or in a Core, which never changes in play. Ledger: BCG-GEN-6. */
public record Person(
        String name,
        Tier tier,
        int level,
        int fitness,
        int intellect,
        int charm,
        int awareness,
        int willpower,
        int resources,
        List<Trained> skills,
        List<Taken> traits,
        List<Theme> themes) {

    public int rank(PilotAttribute attribute) {
        return switch (attribute) {
            case FITNESS -> fitness;
            case INTELLECT -> intellect;
            case CHARM -> charm;
            case AWARENESS -> awareness;
            case WILLPOWER -> willpower;
            case RESOURCES -> resources;
        };
    }

    /** The training in a Skill or Miracle, if there is any. */
    public Optional<Trained> training(Skill skill) {
        for (Trained trained : skills) {
            if (trained.skill().equals(skill)) {
                return Optional.of(trained);
            }
        }
        return Optional.empty();
    }
}
