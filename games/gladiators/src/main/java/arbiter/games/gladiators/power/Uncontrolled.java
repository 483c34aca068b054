package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.attack.StrikeSequence;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.RandomDirection;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.modifier.drawback.Uncontrollable;
import arbiter.games.gladiators.move.SteppedAside;
import arbiter.games.gladiators.persist.Persistence;
import arbiter.games.gladiators.persist.PersistentAreas;
import arbiter.games.gladiators.power.PowerEvents.PowerEnded;
import arbiter.games.gladiators.power.WearEvents.WearRolled;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.MovementClass;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Powers that go on and off by themselves as the second action of a turn begins. Ledger: GG-MD-54, section 5.1, step 4. */
public final class Uncontrolled {

    private Uncontrolled() {}

    /** Says whether one of them has used up the action. */
    public static boolean resolve(Play<GladiatorsState> play, Gladiator unit) {
        for (OwnedPower power : unit.powers()) {
            boolean rolls = power.way().has(Uncontrollable.class)
                    && unit.isInAction()
                    && unit.condition().works(power.place());
            if (rolls && comesUp(play, unit, power)) {
                toggle(play, PowerUse.plain(unit, power, power.way()));
                return true;
            }
        }
        return false;
    }

    private static boolean comesUp(Play<GladiatorsState> play, Gladiator unit, OwnedPower power) {
        int die = play.draw("power.uncontrollable", Wear.DIE).sum();
        play.emit(new WearRolled(
                unit.id(),
                power.place(),
                "Uncontrollable",
                die,
                List.of(),
                die == 1 ? "it gets out of hand" : "it stays in hand"));
        return die == 1;
    }

    private static void toggle(Play<GladiatorsState> play, PowerUse use) {
        Gladiator unit = use.user();
        List<ActivePower> running = unit.inUse().of(use.power().place());
        if (use.kind() instanceof MovementAbility) {
            drift(play, use);
        } else if (!running.isEmpty()) {
            for (ActivePower active : running) {
                play.emit(new PowerEnded(unit.id(), active.number(), use.power().title() + " goes off by itself"));
            }
        } else if (use.kind() instanceof BoardAbility board) {
            Payment.unaimed(play, use, () -> board.use(play, use));
        } else if (use.kind() instanceof StandingAbility) {
            if (use.way().isArea()) {
                Activating.over(play, use, AreaInPlay.around(unit, use.way()));
            } else {
                Activating.on(play, use, List.of(unit.id()));
            }
        } else if (use.kind() instanceof AffectingAbility && use.way().isArea()) {
            burst(play, use);
        }
    }

    /** An attack around its user strikes everybody there, the user too. Ledger: GG-AMB-116. */
    private static void burst(Play<GladiatorsState> play, PowerUse use) {
        int next = use.user().inUse().next();
        PlacedArea area = AreaInPlay.around(use.user(), use.way());
        Payment.of(play, use, () -> {
            List<Gladiator> affected = new ArrayList<>();
            for (Gladiator target : List.copyOf(play.state().units())) {
                if (target.present() && area.covers(target.position().spot())) {
                    int range = play.state().range(use.user(), target);
                    PowerStrike strike = new PowerStrike(
                            use, target, range, StrikeLevel.level(play.state(), use, 0), Optional.of(area), false);
                    if (StrikeSequence.resolve(play, strike)) {
                        affected.add(target);
                    }
                }
            }
            Persistence.began(play, use, next, affected, Optional.of(area));
        });
    }

    /** A move goes as many hexes as a die shows, to its maximum, in a random direction. */
    private static void drift(Play<GladiatorsState> play, PowerUse use) {
        Gladiator unit = use.user();
        HexDirection direction = RandomDirection.of(play.draw("power.drift-direction", RandomDirection.DIE));
        int hexes = play.draw("power.drift", Wear.DIE).sum();
        MovementClass by =
                play.state().lore().movement(use.way().form().among("ground").get(0));
        int most = use.level(play.state()).total() * by.hexesPerLevel();
        for (int i = 0; i < Math.min(hexes, most); i++) {
            Spot from = unit.position().spot();
            Hex to = from.hex().neighbour(direction);
            boolean free =
                    play.state().map().contains(to) && !play.state().walls().fills(from.at(to));
            if (!free || !unit.isInAction() || unit.isHindered()) {
                return;
            }
            play.emit(new SteppedAside(unit.id(), to));
            PersistentAreas.entered(play, unit, from);
        }
    }
}
