package arbiter.games.gladiators.power;

import arbiter.games.gladiators.modifier.drawback.Mount;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import java.util.Optional;

/** A Mount is left behind, comes back, and is mounted again in its hex. Ledger: GG-MD-39, GG-AMB-82. */
public record MountLost(String unit, Optional<Hex> at, boolean told) implements GladiatorsEvent {

    /** By knockback, knockdown or a forced move. */
    public static void leave(Play<GladiatorsState> play, Gladiator unit) {
        if (unit.mount().left().isEmpty() && mount(unit).isPresent()) {
            play.emit(new MountLost(unit.id(), Optional.of(unit.hex()), true));
        }
    }

    /** After an action of its owner: one that Returns comes nearer; in its hex one is mounted again, for nothing. */
    public static void review(Play<GladiatorsState> play, Gladiator unit) {
        if (unit.mount().left().isEmpty()) {
            return;
        }
        if (mount(unit).filter(mount -> mount.has("returns")).isPresent()) {
            Hex nearer = nearer(play.state(), unit);
            if (!nearer.equals(unit.mount().left().get())) {
                play.emit(new MountLost(unit.id(), Optional.of(nearer), false));
            }
        }
        if (unit.mount().left().get().equals(unit.hex())) {
            play.emit(new MountLost(unit.id(), Optional.empty(), true));
        }
    }

    private static Optional<PowerModifier> mount(Gladiator unit) {
        for (OwnedPower power : unit.powers()) {
            Optional<PowerModifier> mount = power.whole().find(Mount.class);
            if (mount.isPresent()) {
                return mount;
            }
        }
        return Optional.empty();
    }

    private static Hex nearer(GladiatorsState state, Gladiator unit) {
        HexLine line = HexLine.between(unit.mount().left().get(), unit.hex());
        return line.hex(Math.min(line.steps(), move(state, unit)), HexSide.LEFT);
    }

    /** One move of the Mount's own Movement. */
    private static int move(GladiatorsState state, Gladiator unit) {
        int best = 0;
        for (OwnedPower power : unit.powers()) {
            if (power.whole().has(Mount.class)) {
                int level = LevelInUse.of(state, unit, power, power.way()).total();
                for (String word : power.way().form().among("ground")) {
                    best = Math.max(best, level * state.lore().movement(word).hexesPerLevel());
                }
            }
        }
        return best;
    }

    @Override
    public void apply(GladiatorsState state) {
        Gladiator gladiator = state.unit(unit);
        gladiator.set(new MountPlace(at));
        for (OwnedPower power : gladiator.powers()) {
            if (power.whole().has(Mount.class)) {
                PowerCondition now = gladiator.condition();
                gladiator.set(
                        at.isPresent()
                                ? now.with(power.place(), PowerFault.DISMOUNTED)
                                : now.without(power.place(), PowerFault.DISMOUNTED));
            }
        }
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(
                state,
                unit,
                at.isEmpty()
                        ? " is mounted again"
                        : told ? " loses the mount, which stays at " + at.get() : "'s mount comes to " + at.get());
    }
}
