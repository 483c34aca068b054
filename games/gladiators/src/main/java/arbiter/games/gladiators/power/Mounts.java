package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.modifier.drawback.Mount;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import java.util.Optional;

/** Mounts left behind by knockback, knockdown or a forced move, and mounted again. Ledger: GG-MD-39, GG-AMB-82. */
public final class Mounts {

    private Mounts() {}

    /** Somebody was thrown off in that hex, where the Mount stays. */
    public static void leave(Play<GladiatorsState> play, Gladiator unit, Hex where) {
        if (unit.mount().hex().isEmpty() && mount(unit).isPresent()) {
            play.emit(new MountChanged(unit.id(), Optional.of(where)));
        }
    }

    /** Whoever comes into its hex mounts again, free. */
    public static void entered(Play<GladiatorsState> play, Gladiator unit) {
        boolean there = unit.mount().hex().filter(unit.hex()::equals).isPresent();
        if (there && unit.isInAction()) {
            play.emit(new MountChanged(unit.id(), Optional.empty()));
        }
    }

    /** A Mount that returns comes nearer before each action of its owner, as far as its Movement goes. */
    public static void comeBack(Play<GladiatorsState> play, Gladiator unit) {
        Optional<Hex> at = unit.mount().hex();
        Optional<OwnedPower> legs = mount(unit);
        if (at.isEmpty() || legs.isEmpty() || !returns(legs.get())) {
            return;
        }
        String by = legs.get().way().form().among("ground").get(0);
        int hexes =
                LevelInUse.of(play.state(), unit, legs.get(), legs.get().way()).total()
                        * play.state().lore().movement(by).hexesPerLevel();
        if (unit.hex().distance(at.get()) > hexes) {
            Hex nearer = at.get();
            for (int i = 0; i < hexes; i++) {
                nearer = toward(nearer, unit.hex());
            }
            play.emit(new MountChanged(unit.id(), Optional.of(nearer)));
        } else if (unit.isInAction()) {
            play.emit(new MountChanged(unit.id(), Optional.empty()));
        }
    }

    private static Hex toward(Hex from, Hex to) {
        Hex best = from;
        for (Hex next : from.neighbours()) {
            best = next.distance(to) < best.distance(to) ? next : best;
        }
        return best;
    }

    /** Its Movement. */
    private static Optional<OwnedPower> mount(Gladiator unit) {
        for (OwnedPower power : unit.powers()) {
            if (power.way().has(Mount.class) && power.way().kind() instanceof MovementAbility) {
                return Optional.of(power);
            }
        }
        return Optional.empty();
    }

    private static boolean returns(OwnedPower power) {
        return power.way()
                .find(Mount.class)
                .filter((PowerModifier own) -> own.has("returns"))
                .isPresent();
    }

    /** A Mount is left in a hex, comes nearer, or is ridden again. */
    public record MountChanged(String unit, Optional<Hex> left) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(new MountLeft(left));
            for (OwnedPower power : gladiator.powers()) {
                if (power.way().has(Mount.class)) {
                    gladiator.set(
                            left.isPresent()
                                    ? gladiator.condition().with(power.place(), PowerFault.DISMOUNTED)
                                    : gladiator.condition().without(power.place(), PowerFault.DISMOUNTED));
                }
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    left.map(hex -> "'s mount is " + HexWords.at(state, hex, unit) + ", without its rider")
                            .orElse(" is mounted again"));
        }
    }
}
