package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.environment.LevelEnvironment;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.sheet.ChosenWord;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A Movement as it is used for one move: the power, the way, and one of its classes. Ledger: GG-MOV-1, GG-AMB-18. */
public record MoveWay(OwnedPower power, PlainPower way, MoveClass by) {

    private static final int FARTHEST_CRAWL = 3;

    /** Every Movement of a unit that works, in each of its classes. */
    public static List<MoveWay> of(Gladiator unit) {
        return unit.moveWays();
    }

    /** The same, worked out. */
    public static List<MoveWay> search(Gladiator unit) {
        List<MoveWay> all = new ArrayList<>();
        for (OwnedPower power : unit.powers()) {
            if (!unit.condition().works(power.place())) {
                continue;
            }
            for (PlainPower way : power.ways()) {
                if (way.kind() instanceof MovementAbility) {
                    for (ChosenWord option : way.form().options()) {
                        Optional<MoveClass> by = MoveClass.of(option.word());
                        if (by.isPresent()) {
                            all.add(new MoveWay(power, way, by.get()));
                        }
                    }
                }
            }
        }
        return FixedList.copyOf(all);
    }

    /** Its Level in use; whoever rises into the air meets the wind there. Ledger: GG-AMB-112, GG-EN-12. */
    public Modifiers level(GladiatorsState state, Gladiator unit) {
        return LevelInUse.floored(sum(state, unit));
    }

    private Modifiers sum(GladiatorsState state, Gladiator unit) {
        if (state.environments().isEmpty()) {
            return LevelInUse.of(state, unit, power, way);
        }
        Modifiers sum = LevelInUse.sum(state, unit, power, way, Optional.empty());
        boolean rises = by.isAboveGround() && unit.position().altitude() == 0;
        return rises ? LevelEnvironment.wind(state, unit, sum) : sum;
    }

    /**
     * How many hexes a move is: prone on the ground one crawls. Weather leaves at least one hex. Ledger: GG-MOV-1,
     * GG-MV-02, GG-AMB-112.
     */
    public int hexes(GladiatorsState state, Gladiator unit) {
        Modifiers sum = sum(state, unit);
        int level = Math.max(0, sum.total());
        if (level == 0) {
            return sum.total() - LevelEnvironment.onMovement(state, unit, by) >= 1 ? 1 : 0;
        }
        boolean crawls = by == MoveClass.GROUND && unit.posture().prone();
        return crawls
                ? Math.min(FARTHEST_CRAWL, level)
                : level * state.lore().movement(by.word()).hexesPerLevel();
    }

    public int place() {
        return power.ways().indexOf(way);
    }

    /** How it stands in ids: the power's word, with the class where there are several. */
    public String word() {
        return power.word() + (isOneOfSeveral() ? "/" + by.word() : "");
    }

    public String title() {
        return power.title() + (isOneOfSeveral() ? " (" + by.word() + ")" : "");
    }

    private boolean isOneOfSeveral() {
        if (power.isFlexible()) {
            return true;
        }
        int classes = 0;
        for (ChosenWord option : way.form().options()) {
            classes += MoveClass.of(option.word()).isPresent() ? 1 : 0;
        }
        return classes > 1;
    }
}
