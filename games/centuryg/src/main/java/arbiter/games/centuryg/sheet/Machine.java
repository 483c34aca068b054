package arbiter.games.centuryg.sheet;

import java.util.List;
import java.util.Optional;

/** A Mecha as it is built, which never changes in play. */
public record Machine(
        String name,
        Tier tier,
        int level,
        int might,
        int guard,
        int threshold,
        int energy,
        int systems,
        int speed,
        List<Mounted> weapons,
        List<Fitted> upgrades,
        List<Learned> powers,
        List<Form> forms,
        Loadout usual,
        Optional<Combination> combination,
        boolean pilotless) {

    /** What somebody has who has no machine. */
    public static Machine none(Person person) {
        return new Machine(
                person.name(),
                person.tier(),
                person.level(),
                0,
                0,
                0,
                0,
                0,
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Loadout.NONE,
                Optional.empty(),
                false);
    }

    public int rank(Attribute attribute) {
        return switch (attribute) {
            case MIGHT -> might;
            case GUARD -> guard;
            case THRESHOLD -> threshold;
            case ENERGY -> energy;
            case SYSTEMS -> systems;
            case SPEED -> speed;
        };
    }

    /** The same machine with those Upgrades, and combining with those partners. */
    public Machine with(List<Fitted> fitted, Optional<Combination> partners) {
        return new Machine(
                name, tier, level, might, guard, threshold, energy, systems, speed, weapons, fitted, powers, forms,
                usual, partners, pilotless);
    }
}
