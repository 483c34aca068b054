package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.Spot;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The environments over the board. Of several alike the highest Level counts. A natural one is suspended wherever a created
 * one of the opposite kind lies: had it lost, it would be gone. Ledger: GG-ENV-1 to GG-ENV-3, GG-AMB-16.
 */
public record Environments(List<NaturalEnvironment> natural, List<CreatedEnvironment> created) implements Part {

    public static final Environments NONE = new Environments(List.of(), List.of());

    public Environments {
        natural = List.copyOf(natural);
        created = List.copyOf(created);
    }

    public static Environments natural(List<NaturalEnvironment> natural) {
        return new Environments(natural, List.of());
    }

    public boolean isEmpty() {
        return natural.isEmpty() && created.isEmpty();
    }

    /** The Level of that kind at a spot; 0 where there is none. Ledger: GG-ENV-2. */
    public int level(Climate kind, Spot spot) {
        int level = 0;
        for (CreatedEnvironment one : created) {
            if (one.kinds().contains(kind)) {
                level = Math.max(level, one.levelAt(spot));
            }
        }
        for (NaturalEnvironment one : natural) {
            if (one.kind() == kind && one.level() > level && one.covers(spot) && !isSuspended(one, spot)) {
                level = one.level();
            }
        }
        return level;
    }

    /** Whether something of the opposite kind has taken a natural environment's place there. Ledger: GG-AMB-16. */
    private boolean isSuspended(NaturalEnvironment suspended, Spot spot) {
        for (CreatedEnvironment one : created) {
            for (Climate kind : one.kinds()) {
                if (kind.opposes(suspended.kind()) && one.covers(spot)) {
                    return true;
                }
            }
        }
        for (NaturalEnvironment one : natural) {
            if (one.kind().opposes(suspended.kind()) && one.level() > suspended.level() && one.covers(spot)) {
                return true;
            }
        }
        return false;
    }

    /** Which way the wind blows at a spot: that of the highest Level there. Ledger: GG-EN-12. */
    public Optional<HexDirection> wind(Spot spot) {
        int level = level(Climate.WIND, spot);
        for (CreatedEnvironment one : created) {
            if (level > 0 && one.kinds().contains(Climate.WIND) && one.levelAt(spot) == level) {
                return one.wind();
            }
        }
        for (NaturalEnvironment one : natural) {
            if (level > 0 && one.kind() == Climate.WIND && one.level() == level && one.covers(spot)) {
                return one.wind();
            }
        }
        return Optional.empty();
    }

    public Optional<CreatedEnvironment> of(AbilityOwner owner) {
        return created.stream().filter(one -> one.owner().equals(owner)).findFirst();
    }

    /** With what an ability makes; what the same instance made before is gone. Who stays is found by {@link #clashes}. */
    public Environments with(CreatedEnvironment made) {
        List<CreatedEnvironment> all = new ArrayList<>(created);
        all.removeIf(one -> one.owner().equals(made.owner()));
        all.add(made);
        return new Environments(natural, all);
    }

    /** With a natural environment in place of others of its kind in the same hexes; what abilities made stays. */
    Environments painted(BattleMap map, NaturalEnvironment painted) {
        List<NaturalEnvironment> all = new ArrayList<>(erased(map, painted.kind(), painted.hexes()).natural);
        for (NaturalEnvironment one : all) {
            if (!one.hexes().isEmpty() && !painted.hexes().isEmpty() && one.isLike(painted)) {
                all.set(all.indexOf(one), one.over(union(one.hexes(), painted.hexes())));
                return new Environments(all, created);
            }
        }
        all.add(painted);
        return new Environments(all, created);
    }

    /** Without natural environments of that kind in these hexes, or anywhere if none are named. */
    Environments erased(BattleMap map, Climate kind, List<Hex> hexes) {
        List<NaturalEnvironment> all = new ArrayList<>();
        for (NaturalEnvironment one : natural) {
            if (one.kind() != kind) {
                all.add(one);
            } else if (!hexes.isEmpty()) {
                List<Hex> left =
                        new ArrayList<>(one.hexes().isEmpty() ? map.board().hexes() : one.hexes());
                left.removeAll(hexes);
                if (!left.isEmpty()) {
                    all.add(one.over(left));
                }
            }
        }
        return new Environments(all, created);
    }

    private static List<Hex> union(List<Hex> some, List<Hex> more) {
        List<Hex> all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    public Environments without(AbilityOwner owner) {
        return new Environments(
                natural,
                created.stream().filter(one -> !one.owner().equals(owner)).toList());
    }

    /** One kind of what an ability made is cancelled, and all of it if nothing else is left. Ledger: GG-AMB-16. */
    public Environments without(AbilityOwner owner, Climate kind) {
        List<CreatedEnvironment> all = new ArrayList<>();
        for (CreatedEnvironment one : created) {
            CreatedEnvironment left = one.owner().equals(owner) ? one.without(kind) : one;
            if (!left.kinds().isEmpty()) {
                all.add(left);
            }
        }
        return new Environments(natural, all);
    }

    /** What this instance's environment meets that opposes it, natural ones first. Ledger: GG-ENV-3. */
    public List<EnvironmentClash> clashes(AbilityOwner owner) {
        return of(owner).map(made -> EnvironmentClash.of(made, this)).orElse(List.of());
    }
}
