package arbiter.games.capital.attack;

import arbiter.dice.Faces;
import arbiter.games.capital.attack.RerollWindow.AtStake;
import arbiter.games.capital.attack.RerollWindow.Labels;
import arbiter.games.capital.turn.PrepareUsed;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.UnitBars;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether somebody throws dice of a roll again, and which: all that can be answered as the dice lie. */
final class RerollQuestion {

    private static final Reroll.Pass PASS = new Reroll.Pass();
    private static final int FACES = 6;

    private final Combatant unit;
    private final Labels labels;
    private final Request<Reroll> request;

    private RerollQuestion(Combatant unit, Labels labels, Request<Reroll> request) {
        this.unit = unit;
        this.labels = labels;
        this.request = request;
    }

    /** About the unit's dice, by the effects that the decider has; empty if none can be used. */
    static Optional<RerollQuestion> of(
            CapitalState state,
            Combatant decider,
            Combatant unit,
            Labels labels,
            List<RerollSource> sources,
            Faces dice,
            AtStake stake) {
        List<Reroll> options = options(state, sources, dice, stake.behind());
        if (options.size() == 1) {
            return Optional.empty();
        }
        boolean helps = stake.behind() > 0 && stake.turnsWith(best(state, options, dice, stake.alone()));
        Request<Reroll> request = Request.one(decider.decider(), labels.choice(), options)
                .asking(() -> stake.words().get() + " " + unit.name() + " rolled " + dice + ". Throw again?")
                .partOf(RerollWindow.MOMENT)
                .decidedBy(() -> headlines(unit, labels))
                .otherwise(helps ? options.get(0) : PASS); // CAP-AMB-138
        return Optional.of(new RerollQuestion(unit, labels, helps ? request : request.quietly()));
    }

    /** Which dice are thrown again, paid for; empty if the decider passes. */
    Optional<DiceAgain> ask(Play<CapitalState> play) {
        Reroll chosen = play.choose(request);
        if (chosen instanceof Reroll.OneDie one && RerollWindow.paid(play, one.source())) {
            return Optional.of(DiceAgain.one(unit, labels, one.source(), one.face()));
        }
        if (chosen instanceof Reroll.BothDice both) {
            both.source().prepared().ifPresent(attribute -> play.emit(new PrepareUsed(unit.id(), attribute)));
            return Optional.of(DiceAgain.both(unit, labels, both.source()));
        }
        return Optional.empty();
    }

    /** Whoever attacks wants to hit, the others fear it. */
    private static List<Headline> headlines(Combatant unit, Labels labels) {
        return labels == RerollWindow.AIM
                ? List.of(Headline.wanted("hit"))
                : List.of(
                        Headline.feared("hit"),
                        Headline.feared(unit.id() + " " + UnitBars.HP),
                        Headline.feared(UnitBars.fall(unit)));
    }

    /** How many points throwing again can bring at the most: one die if no more can be paid for, else both. */
    private static int best(CapitalState state, List<Reroll> options, Faces dice, boolean alone) {
        int dies = alone ? 0 : 2;
        for (Reroll option : options) {
            if (option instanceof Reroll.BothDice) {
                dies = 2;
            } else if (option instanceof Reroll.OneDie one && one.face() == dice.lowest()) {
                dies += one.source().most(state);
            }
        }
        return dies < 2 ? FACES - dice.lowest() : 2 * FACES - dice.sum();
    }

    /** Effects for the lowest die first, since that is mostly the one to throw again; passing comes last. */
    private static List<Reroll> options(CapitalState state, List<RerollSource> sources, Faces dice, int behind) {
        List<Reroll> options = new ArrayList<>();
        for (RerollSource source : sources) {
            if (!source.usable(state)) {
                continue;
            }
            if (source.prepared().isPresent()) {
                options.add(new Reroll.BothDice(source));
            } else {
                options.add(new Reroll.OneDie(source, dice.lowest(), dice.lowest() + behind));
                if (dice.highest() != dice.lowest()) {
                    options.add(new Reroll.OneDie(source, dice.highest(), dice.highest() + behind));
                }
            }
        }
        options.add(PASS);
        return options;
    }
}
