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

    /** A machine whose Default Form has no set of its own and that combines with nobody. */
    public Machine(
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
            boolean pilotless) {
        this(
                name,
                tier,
                level,
                might,
                guard,
                threshold,
                energy,
                systems,
                speed,
                weapons,
                upgrades,
                powers,
                forms,
                Loadout.NONE,
                Optional.empty(),
                pilotless);
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
