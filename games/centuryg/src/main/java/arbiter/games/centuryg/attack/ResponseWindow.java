package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.machine.Fittings;
import arbiter.games.centuryg.turn.Initiative;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The one procedure for all responses: whoever has something legal to say is asked, side by side; a use is carried out
 * and everybody is asked again; it closes when all have passed in a row. Ledger: 5.6, BCG-AMB-83.
 */
public final class ResponseWindow {

    /** What comes of one attack, from its Test to its Maims, is one question to whoever answers for several Units. */
    public static final String MOMENT = "attack.answer";

    private final Play<CenturyState> play;
    private final String label;
    private final Supplier<String> prompt;
    private final Function<Fighter, List<WindowAnswer>> legal;
    private final Function<Fighter, List<Headline>> decidedBy;
    /** How many of the Units, from the first, have nothing to say; -1 as long as that is not known. */
    private int silent = -1;

    /** What the one after them may say. */
    private List<WindowAnswer> first = List.of();

    /** {@code legal} lists what an owner may say just now; it is asked anew after every use. */
    ResponseWindow(
            Play<CenturyState> play,
            String label,
            Supplier<String> prompt,
            Function<Fighter, List<WindowAnswer>> legal,
            Function<Fighter, List<Headline>> decidedBy) {
        this.play = play;
        this.label = label;
        this.prompt = prompt;
        this.legal = legal;
        this.decidedBy = decidedBy;
    }

    /** Opens a window about what one Unit does to another, until all have passed. */
    public static void open(
            Play<CenturyState> play,
            String label,
            Supplier<String> prompt,
            Fighter acting,
            Fighter affected,
            Function<Fighter, List<WindowAnswer>> legal) {
        ResponseWindow window =
                new ResponseWindow(play, label, prompt, legal, owner -> losses(play.state(), owner, affected));
        if (!window.concernsAnybody()) {
            return;
        }
        List<Fighter> order = order(play.state(), acting, affected);
        boolean again = true;
        while (again) {
            again = window.ask(order);
        }
    }

    /** What Damage may come to: the end of a Unit, or its Threshold. */
    private static List<Headline> losses(CenturyState state, Fighter owner, Fighter affected) {
        return List.of(
                new Headline(Destroyed.DESTROYS, state.enemies(owner, affected)), threshold(state, owner, affected));
    }

    /** What becomes of a Unit: its friends fear for it. */
    static Headline threshold(CenturyState state, Fighter owner, Fighter affected) {
        return new Headline(affected.id() + " " + Fighter.THRESHOLD, state.enemies(owner, affected));
    }

    /** Most windows stay shut, so that is looked at before anything is put in order. */
    boolean concernsAnybody() {
        List<Fighter> fighters = play.state().units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter fighter = fighters.get(i);
            if (fighter.isFighting()) {
                List<WindowAnswer> answers = legal.apply(fighter);
                if (!answers.isEmpty()) {
                    silent = i;
                    first = answers;
                    return true;
                }
            }
        }
        return false;
    }

    /** What an owner may say; as long as nobody has been asked, what was found out before holds. */
    private List<WindowAnswer> answers(Fighter owner) {
        if (silent >= 0) {
            List<Fighter> fighters = play.state().units();
            for (int i = 0; i <= silent; i++) {
                if (fighters.get(i) == owner) {
                    return i < silent ? List.of() : first;
                }
            }
        }
        return legal.apply(owner);
    }

    /** Asks one after the other and carries out what the first one says who does not pass; whether anybody did. */
    boolean ask(List<Fighter> order) {
        for (Fighter owner : order) {
            List<WindowAnswer> answers = answers(owner);
            if (!answers.isEmpty()) {
                silent = -1;
                WindowAnswer answer = ask(owner, answers);
                if (!answer.declines()) {
                    answer.use(play);
                    return true;
                }
            }
        }
        return false;
    }

    /** Whoever has come by gear while thinking about it is asked what to do with it. Ledger: BCG-AMB-92. */
    private WindowAnswer ask(Fighter owner, List<WindowAnswer> answers) {
        Fighter body = ActingPilot.body(play.state(), owner);
        Fittings before = body.fittings();
        WindowAnswer answer = choose(owner, answers);
        boolean again = answer.declines() && body.fittings() != before;
        List<WindowAnswer> now = again ? legal.apply(owner) : List.of();
        return now.size() > answers.size() ? ask(owner, now) : answer;
    }

    private WindowAnswer choose(Fighter owner, List<WindowAnswer> answers) {
        List<WindowAnswer> options = new ArrayList<>(answers.size() + 1);
        options.addAll(answers);
        WindowAnswer pass = WindowAnswer.pass(owner);
        options.add(pass);
        Request<WindowAnswer> request = Request.one(owner.decider(), label, options)
                .asking(prompt)
                .partOf(MOMENT)
                .decidedBy(() -> decidedBy.apply(owner))
                .otherwise(pass);
        boolean idle = true;
        for (WindowAnswer answer : answers) {
            idle &= answer.isIdle();
        }
        return play.choose(idle ? request.quietly() : request);
    }

    /** Side of the acting Unit, side of the affected one, others; inside a side by Initiative. */
    public static List<Fighter> order(CenturyState state, Fighter acting, Fighter affected) {
        List<Fighter> fighters = state.units();
        List<Fighter> order = new ArrayList<>(fighters.size());
        int[] sides = new int[fighters.size()];
        for (int i = 0; i < fighters.size(); i++) {
            Fighter fighter = fighters.get(i);
            if (fighter.isFighting()) {
                int side = side(fighter, acting, affected);
                int at = order.size();
                while (at > 0 && comesBefore(fighter, side, order.get(at - 1), sides[at - 1])) {
                    sides[at] = sides[at - 1];
                    at--;
                }
                sides[at] = side;
                order.add(at, fighter);
            }
        }
        return order;
    }

    private static boolean comesBefore(Fighter one, int side, Fighter other, int otherSide) {
        return side == otherSide ? Initiative.before(one, other) : side < otherSide; // ties as in the order: BCG-AMB-26
    }

    private static int side(Fighter fighter, Fighter acting, Fighter affected) {
        if (fighter.isWith(acting)) {
            return 0;
        }
        return fighter.isWith(affected) ? 1 : 2;
    }
}
