package arbiter.games.gladiators.interrupt;

import arbiter.games.gladiators.attack.AreaAct;
import arbiter.games.gladiators.attack.AreaChain;
import arbiter.games.gladiators.attack.AttackChain;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.move.MoveEvents.MovementUsed;
import arbiter.games.gladiators.move.MovePath;
import arbiter.games.gladiators.move.MoveReach;
import arbiter.games.gladiators.move.MoveSteps;
import arbiter.games.gladiators.move.MoveWay;
import arbiter.games.gladiators.move.PlaceChoice;
import arbiter.games.gladiators.power.Activating;
import arbiter.games.gladiators.power.BoardAbility;
import arbiter.games.gladiators.power.BoardAct;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UsablePowers;
import arbiter.games.gladiators.power.UseOccasion;
import arbiter.games.gladiators.result.HelpAct;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** Something that somebody can do at once in another's turn. Ledger: GG-QCK-1, GG-QCK-6. */
public sealed interface QuickDeed extends Option {

    Gladiator unit();

    /** Whether it is still possible. */
    boolean isOpen(GladiatorsState state);

    void resolve(Play<GladiatorsState> play);

    private static PowerUse quick(Gladiator unit, OwnedPower power, PlainPower way) {
        return PowerUse.plain(unit, power, way).on(UseOccasion.QUICK);
    }

    /** An attack on one opponent. */
    record Attack(Gladiator unit, OwnedPower power, PlainPower way, Gladiator target) implements QuickDeed {

        @Override
        public String id() {
            return "attack:" + power.word(way) + ":" + target.id();
        }

        @Override
        public String text() {
            return unit.name() + ": " + power.title(way) + " at " + target.name();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }

        @Override
        public boolean isOpen(GladiatorsState state) {
            return unit.isInAction()
                    && !unit.isHindered()
                    && UsablePowers.isUsable(state, unit, power, way)
                    && PowerTargets.canAim(state, unit, way, target);
        }

        @Override
        public void resolve(Play<GladiatorsState> play) {
            AttackChain.resolve(play, List.of(quick(unit, power, way)), target);
        }
    }

    /** An attack on a group of hexes. */
    record Burst(Gladiator unit, OwnedPower power, PlainPower way, AreaTemplate template) implements QuickDeed {

        @Override
        public String id() {
            return "area:" + power.word(way) + ":" + template.shape().word();
        }

        @Override
        public String text() {
            return unit.name() + ": " + power.title() + " over an Area ("
                    + template.shape().word() + ")";
        }

        @Override
        public boolean isOpen(GladiatorsState state) {
            return unit.isInAction()
                    && !unit.isHindered()
                    && UsablePowers.isUsable(state, unit, power, way)
                    && AreaAct.canCatch(state, PowerUse.plain(unit, power, way), template);
        }

        @Override
        public void resolve(Play<GladiatorsState> play) {
            AreaChain.act(play, List.of(quick(unit, power, way)), template);
        }
    }

    /** A power that its user switches on. */
    record Activation(Gladiator unit, OwnedPower power, PlainPower way) implements QuickDeed {

        @Override
        public String id() {
            return "activate:" + power.word(way);
        }

        @Override
        public String text() {
            return unit.name() + ": activate " + power.title(way);
        }

        @Override
        public boolean isOpen(GladiatorsState state) {
            return unit.isInAction()
                    && !unit.inUse().runs(power.place())
                    && UsablePowers.isUsableOnSelf(state, unit, power, way);
        }

        @Override
        public void resolve(Play<GladiatorsState> play) {
            Activating.by(play, quick(unit, power, way));
        }
    }

    /** Help for its user or a friend. */
    record Help(Gladiator unit, OwnedPower power, PlainPower way, Gladiator target) implements QuickDeed {

        private HelpAct act() {
            return new HelpAct(power, way, unit, target);
        }

        @Override
        public String id() {
            return act().id();
        }

        @Override
        public String text() {
            return unit.name() + ": " + act().text();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }

        @Override
        public boolean isOpen(GladiatorsState state) {
            return unit.isInAction() && HelpAct.canHelp(state, PowerUse.plain(unit, power, way), target);
        }

        @Override
        public void resolve(Play<GladiatorsState> play) {
            HelpAct.resolve(play, quick(unit, power, way), target);
        }
    }

    /** A wall, minions, weather: what changes the board. */
    record Creation(Gladiator unit, OwnedPower power, PlainPower way) implements QuickDeed {

        @Override
        public String id() {
            return "use:" + power.word(way);
        }

        @Override
        public String text() {
            return unit.name() + ": use " + power.title(way);
        }

        @Override
        public boolean isOpen(GladiatorsState state) {
            return unit.isInAction()
                    && !unit.isHindered()
                    && UsablePowers.isUsable(state, unit, power, way)
                    && ((BoardAbility) way.kind()).isPossible(state, PowerUse.plain(unit, power, way));
        }

        @Override
        public void resolve(Play<GladiatorsState> play) {
            BoardAct.resolve(play, quick(unit, power, way));
        }
    }

    /** A move. */
    record Dash(Gladiator unit, MoveWay by) implements QuickDeed {

        @Override
        public String id() {
            return "move:" + by.word();
        }

        @Override
        public String text() {
            return unit.name() + ": move by " + by.title();
        }

        @Override
        public boolean isOpen(GladiatorsState state) {
            return QuickDeeds.canMove(state, unit, by);
        }

        @Override
        public void resolve(Play<GladiatorsState> play) {
            GladiatorsState state = play.state();
            play.emit(new MovementUsed(
                    unit.id(), by.power().place(), by.place(), by.by().word()));
            int level = by.level(state, unit).total();
            MovePath path =
                    PlaceChoice.ask(play, unit, MoveReach.of(state, unit, by.by(), by.hexes(state, unit), level));
            if (path.length() > 0) {
                MoveSteps.quickly(play, unit, path);
            }
        }
    }
}
