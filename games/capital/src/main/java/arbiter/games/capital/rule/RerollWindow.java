package arbiter.games.capital.rule;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.PrepareUsed;
import arbiter.games.capital.state.Rerolled;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * After the rolls of an Attack both sides may throw dice again: the attacker's side first, then alternately, one effect
 * at a time, until both pass in a row. Ledger: CAP-AMB-47, CAP-AMB-48.
 */
final class RerollWindow {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);
    private static final Reroll.Pass PASS = new Reroll.Pass();

    static final Labels AIM = new Labels("attack.aim", "attack.aimed", "attack.prepared");
    static final Labels BLOCK = new Labels("attack.block", "attack.blocked", "attack.prepared-defense");

    static final Labels SANCTUARY = new Labels("sanctuary.block", "sanctuary.blocked", "sanctuary.prepared");

    /** The labels of a choice to throw again and of the dice thrown then. */
    record Labels(String choice, String die, String both) {}

    private RerollWindow() {}

    static void resolve(Play<CapitalState> play, AttackRoll roll) {
        boolean attackersTurn = true;
        for (int passes = 0; passes < 2; ) {
            RerollPoint.reach(play, roll, attackersTurn, passes);
            boolean rerolled = attackersTurn ? attackerActs(play, roll) : defendersAct(play, roll);
            passes = rerolled ? 0 : passes + 1;
            attackersTurn = !attackersTurn;
        }
    }

    private static boolean attackerActs(Play<CapitalState> play, AttackRoll roll) {
        Combatant attacker = roll.attacker();
        Optional<Faces> after = offer(play, attacker, attacker, AIM, roll.rerolls(), roll.dice(), roll.behind());
        after.ifPresent(roll::turn);
        return after.isPresent();
    }

    /** All defenders form one side; the first of them who throws again ends its move. */
    private static boolean defendersAct(Play<CapitalState> play, AttackRoll roll) {
        for (AttackRoll.Defense defense : roll.defenses()) {
            int behind = roll.margin(defense) + 1;
            Combatant target = defense.target();
            Optional<Faces> after = offer(play, target, target, BLOCK, defense.rerolls(), defense.dice(), behind);
            if (after.isEmpty()) {
                after = helped(play, defense, behind);
            }
            if (after.isPresent()) {
                defense.turn(after.get());
                return true;
            }
        }
        return false;
    }

    /** Others act with the side they help. Ledger: CAP-AMB-47. */
    private static Optional<Faces> helped(Play<CapitalState> play, AttackRoll.Defense defense, int behind) {
        for (RerollSource source : defense.help()) {
            Optional<Faces> after = offer(
                    play, source.payer(), defense.target(), LookOut.HELP, List.of(source), defense.dice(), behind);
            if (after.isPresent()) {
                return after;
            }
        }
        return Optional.empty();
    }

    /** The unit's dice as they are after the decider has used an effect; empty if it passes. Behind by 0 is winning. */
    static Optional<Faces> offer(
            Play<CapitalState> play,
            Combatant decider,
            Combatant unit,
            Labels labels,
            List<RerollSource> sources,
            Faces dice,
            int behind) {
        List<Reroll> options = options(play.state(), sources, dice, behind);
        if (options.size() == 1) {
            return Optional.empty();
        }
        boolean losing = behind > 0;
        Request<Reroll> request = Request.one(decider.decider(), labels.choice(), options)
                .asking(() -> unit.name() + " rolled " + dice + " and is " + (losing ? "losing" : "winning")
                        + ". Throw again?")
                .otherwise(losing ? options.get(0) : PASS); // CAP-AMB-138
        Reroll chosen = play.choose(losing ? request : request.quietly());
        if (chosen instanceof Reroll.OneDie one && paid(play, one.source())) {
            int face = play.draw(labels.die(), ONE_DIE).sum();
            return used(play, unit, one.source(), dice, dice.with(one.face(), face));
        }
        if (chosen instanceof Reroll.BothDice both) {
            both.source().prepared().ifPresent(attribute -> play.emit(new PrepareUsed(unit.id(), attribute)));
            return used(play, unit, both.source(), dice, play.draw(labels.both(), Check.TWO_DICE));
        }
        return Optional.empty();
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

    /** Whether the reroll is paid for, by whoever lends the Energy if need be. Ledger: CAP-AMB-125. */
    static boolean paid(Play<CapitalState> play, RerollSource source) {
        return source.cost() == 0 || Purse.cover(play, source.payer(), source.cost(), source.name());
    }

    static Optional<Faces> used(
            Play<CapitalState> play, Combatant unit, RerollSource source, Faces before, Faces after) {
        int cost = source.cost();
        Cautious.pay(play, source.payer(), source.due());
        boolean newUse = source.startsUse();
        source.use();
        play.emit(new Rerolled(unit.id(), source.name(), source.payer().id(), cost, before, after));
        source.mark().ifPresent(play::emit);
        if (newUse) {
            NothingTwice.note(play, source.payer(), source.name());
        }
        return Optional.of(after);
    }
}
