package arbiter.games.centuryg.sheet;

import java.util.List;

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
        boolean pilotless) {

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
}
