package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Two environments of opposite kinds that share hexes. The higher Level stays; at equal Levels each side rolls a D and the
 * higher die stays. The Levels compared are those of the abilities. Whoever loses and was made by an ability is cancelled
 * altogether; a natural one is only suspended. Ledger: GG-ENV-3, GG-AMB-16.
 */
public record EnvironmentClash(
        AbilityOwner owner, Climate kind, int level, Optional<AbilityOwner> otherOwner, Climate other, int otherLevel) {

    /** How a clash ends. */
    public enum Winner {
        NEWER,
        OTHER,
        /** Each rolls a D; the higher stays, equal dice are rolled again. */
        BY_ROLL
    }

    static List<EnvironmentClash> of(CreatedEnvironment made, Environments all) {
        List<EnvironmentClash> clashes = new ArrayList<>();
        for (Climate kind : made.kinds()) {
            for (NaturalEnvironment one : all.natural()) {
                if (kind.opposes(one.kind()) && overlap(made, one)) {
                    clashes.add(new EnvironmentClash(
                            made.owner(), kind, made.level(), Optional.empty(), one.kind(), one.level()));
                }
            }
        }
        for (CreatedEnvironment one : all.created()) {
            for (Climate kind : made.kinds()) {
                Optional<Climate> opposite = kind.opposite().filter(one.kinds()::contains);
                if (opposite.isPresent() && !one.owner().equals(made.owner()) && overlap(made, one)) {
                    clashes.add(new EnvironmentClash(
                            made.owner(), kind, made.level(), Optional.of(one.owner()), opposite.get(), one.level()));
                }
            }
        }
        return List.copyOf(clashes);
    }

    private static boolean overlap(CreatedEnvironment made, NaturalEnvironment other) {
        if (other.hexes().isEmpty()) {
            return true;
        }
        for (Hex hex : other.hexes()) {
            if (made.centre().distance(hex) <= made.radius()) {
                return true;
            }
        }
        return false;
    }

    private static boolean overlap(CreatedEnvironment made, CreatedEnvironment other) {
        return made.centre().distance(other.centre()) <= made.radius() + other.radius();
    }

    public Winner winner() {
        return level > otherLevel ? Winner.NEWER : level < otherLevel ? Winner.OTHER : Winner.BY_ROLL;
    }

    /** The environments when the newer one has won or lost. Ledger: GG-AMB-16. */
    public Environments settled(Environments all, boolean newerWins) {
        if (!newerWins) {
            return all.without(owner, kind);
        }
        return otherOwner.map(loser -> all.without(loser, other)).orElse(all);
    }
}
