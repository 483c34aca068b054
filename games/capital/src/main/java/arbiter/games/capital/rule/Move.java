package arbiter.games.capital.rule;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.ChillEnded;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Motion;
import arbiter.games.capital.state.MoveMeasured;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** Move: the standard Action to get somewhere else. Ledger: CAP-ACT-1, section 5.2. */
record Move(Combatant unit) implements Deed {

    private static final Check.Labels CHILLED = Check.Labels.of("chilled");
    private static final int CHILLED_DIFFICULTY = 6;
    private static final Draw<Faces> QUICK = Dice.of(1, Die.D6);

    static void offer(Combatant unit, List<Deed> menu) {
        boolean heavyLimit = unit.moves() > 0 && Burden.isHeavy(unit); // CAP-AMB-99
        if (!heavyLimit) {
            offerSeized(unit, menu);
        }
    }

    /** For an Action taken by Seizing the Initiative, which is free of the Heavy limit. Ledger: CAP-SEIZE-5. */
    static void offerSeized(Combatant unit, List<Deed> menu) {
        boolean free = unit.grappledBy().isEmpty() && unit.riding().isEmpty(); // CAP-STAT-GRAPPLED-1, CAP-AMB-28
        if (free && !unit.momentum().isFalling()) {
            menu.add(new Move(unit));
        }
    }

    @Override
    public String id() {
        return "move";
    }

    @Override
    public String text() {
        return "Move";
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        resolve(play, unit, manner, Modifiers.none(), Optional.empty());
    }

    /** With metres that others have added, and perhaps a place it has to end at. */
    static void resolve(
            Play<CapitalState> play, Combatant unit, Manner manner, Modifiers bonus, Optional<Gathering> gathering) {
        boolean rallied = Rally.enhances(play, unit, "the Move"); // CAP-AMB-112
        Modifiers more = bonus.and("rally", rallied ? Rally.charisma(play.state(), unit) : 0);
        PowerArmour.offer(play, unit);
        boolean chilled = unit.isChilled() && !shakesOffTheCold(play, unit);
        Modifiers length = MoveLength.of(unit, quick(play, unit, more), chilled);
        play.emit(new MoveMeasured(unit.id(), length, manner == Manner.SEIZED));
        PowerPlay.movedShort(play, unit);
        Destinations.ask(play, unit, length.total(), gathering, "move.to")
                .ifPresent(course -> Movement.resolve(play, unit, course, Motion.MOVE));
        PowerArmour.offer(play, unit);
        Charge.offer(play, unit, manner);
    }

    /** Ledger: chilled. */
    private static boolean shakesOffTheCold(Play<CapitalState> play, Combatant unit) {
        boolean succeeds = Check.againstGm(
                        play, CHILLED, "shaking off the cold", unit, Attribute.STR, CHILLED_DIFFICULTY)
                .succeeds();
        if (succeeds) {
            play.emit(new ChillEnded(unit.id()));
        }
        return succeeds;
    }

    /** Ledger: quick. */
    private static Modifiers quick(Play<CapitalState> play, Combatant unit, Modifiers bonus) {
        return unit.has(AbilityId.QUICK)
                ? bonus.and("quick", play.draw("move.quick", QUICK).sum())
                : bonus;
    }
}
