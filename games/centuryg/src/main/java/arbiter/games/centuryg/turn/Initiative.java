package arbiter.games.centuryg.turn;

import arbiter.dice.Dice;
import arbiter.dice.Draw;
import arbiter.games.centuryg.machine.Deployment;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.test.PersonInitiative;
import arbiter.games.centuryg.turn.Formation.FightBegan;
import arbiter.games.centuryg.turn.Formation.FormationBegan;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeRolled;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeSwapped;
import arbiter.games.centuryg.turn.TurnPlace.TieRolled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Everybody Tests Speed for a place in the order. Ledger: BCG-OP-3, BCG-AMB-26, 5.0, 5.1. */
public final class Initiative {

    private static final Draw<Integer> DIE = Dice.of(1, 10).sum();

    private Initiative() {}

    /** For events: a Unit has its Initiative; while the order is being rolled the next in the list comes next. */
    public static void place(CenturyState state, String unit, int initiative) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.turnPlace().withInitiative(initiative));
        int place = state.units().indexOf(fighter);
        int ordered = state.ordered();
        boolean next = place == ordered || place == nextToRoll(state); // not for a newcomer
        if (state.phase() == Phase.INITIATIVE && next) {
            state.set(state.course().withOrdered(place + 1));
        }
    }

    private static int nextToRoll(CenturyState state) {
        int next = state.ordered();
        while (next < state.units().size() && !state.units().get(next).isFighting()) {
            next++;
        }
        return next;
    }

    /** An exchange of two Initiative values, as a choice. */
    private record Exchange(Fighter one, Fighter other) implements Option {
        @Override
        public String id() {
            return one.id() + "+" + other.id();
        }

        @Override
        public String text() {
            return one.name() + " and " + other.name() + " swap Initiative";
        }
    }

    /** One step is one roll, in the order of the list; the last one settles ties. */
    public static void resolve(Play<CenturyState> play) {
        CenturyState state = play.state();
        if (state.ordered() == 0) {
            Deployment.resolve(play); // 5.0 step 2
        }
        if (state.ordered() < state.units().size()) {
            roll(play, state.units().get(state.ordered()));
        } else {
            settleTies(play);
            boolean placed = state.units().stream().allMatch(Fighter::isPlaced);
            play.emit(placed ? new FightBegan() : new FormationBegan());
        }
    }

    private static void roll(Play<CenturyState> play, Fighter fighter) {
        if (fighter.isOnFoot()) {
            PersonInitiative.roll(play, fighter); // BCG-AMB-52
            return;
        }
        int die = play.draw("initiative.roll", DIE);
        play.emit(new InitiativeRolled(fighter.id(), die, Ranks.speed(play.state(), fighter)));
    }

    /** Those that are equal in everything roll against each other until they are not. Ledger: BCG-AMB-26. */
    public static void settleTies(Play<CenturyState> play) {
        List<Fighter> fighters = play.state().units();
        for (int i = 0; i < fighters.size(); i++) {
            for (int j = i + 1; j < fighters.size(); j++) {
                Fighter one = fighters.get(i);
                Fighter other = fighters.get(j);
                while (one.isFighting() && other.isFighting() && !before(one, other) && !before(other, one)) {
                    play.emit(new TieRolled(one.id(), play.draw("initiative.tie", DIE)));
                    play.emit(new TieRolled(other.id(), play.draw("initiative.tie", DIE)));
                }
            }
        }
    }

    /** Whether one acts before the other. Ledger: BCG-AMB-26. */
    public static boolean before(Fighter one, Fighter other) {
        if (one.initiative() != other.initiative()) {
            return one.initiative() > other.initiative();
        }
        int quicker = quickness(one) - quickness(other);
        return quicker != 0
                ? quicker > 0
                : one.turnPlace().tieBreak() > other.turnPlace().tieBreak();
    }

    /** What settles ties: Speed of machines, Awareness of people. */
    private static int quickness(Fighter unit) {
        return unit.isOnFoot() ? unit.body().rank(PilotAttribute.AWARENESS) : unit.rank(Attribute.SPEED);
    }

    /** When a Round begins each Squad may exchange two of its values, if both owners agree. Ledger: 5.1 step 1. */
    static void offerSwaps(Play<CenturyState> play) {
        List<String> asked = new ArrayList<>(2);
        for (Fighter fighter : play.state().units()) {
            if (fighter.isFighting() && !asked.contains(fighter.side())) {
                asked.add(fighter.side());
                offerSwap(play, fighter);
            }
        }
    }

    private static void offerSwap(Play<CenturyState> play, Fighter speaker) {
        List<Option> options = new ArrayList<>();
        List<Fighter> fighters = play.state().units();
        for (int i = 0; i < fighters.size(); i++) {
            for (int j = i + 1; j < fighters.size(); j++) {
                Fighter one = fighters.get(i);
                Fighter other = fighters.get(j);
                if (isAlly(speaker, one) && isAlly(speaker, other) && one.initiative() != other.initiative()) {
                    options.add(new Exchange(one, other));
                }
            }
        }
        if (options.isEmpty()) {
            return;
        }
        options.add(0, new NoAct("keep", "Keep the order"));
        Option chosen = play.choose(Request.one(speaker.decider(), "initiative.swap", options)
                .asking(() -> "Does anybody swap Initiative?")
                .quietly());
        if (chosen instanceof Exchange swap
                && agrees(play, speaker, swap.one, swap)
                && agrees(play, speaker, swap.other, swap)) {
            play.emit(new InitiativeSwapped(swap.one.id(), swap.other.id()));
        }
    }

    private static boolean isAlly(Fighter one, Fighter other) {
        return other.isFighting() && one.isWith(other);
    }

    private static boolean agrees(Play<CenturyState> play, Fighter speaker, Fighter owner, Exchange swap) {
        return owner == speaker || play.confirm(owner.decider(), "initiative.agree", swap::text);
    }
}
