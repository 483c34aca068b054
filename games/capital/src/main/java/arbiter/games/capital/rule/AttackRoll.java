package arbiter.games.capital.rule;

import arbiter.dice.Faces;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Contest;
import arbiter.games.capital.state.Side;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The rolls of one Attack while they can still change: one Attack Roll, a Defense Roll per target. Nothing lies until
 * {@link RerollWindow} throws the dice.
 */
final class AttackRoll {

    private final Combatant attacker;
    private final Means means;
    private final Manner manner;
    private final Modifiers modifiers;
    private final List<RerollSource> rerolls;
    private final List<DefenseRoll> defenses = new ArrayList<>();
    private List<RerollSource> sources;
    private Faces dice;
    private boolean bonked;
    private boolean critical;
    private int hitsToCome;

    AttackRoll(Combatant attacker, Means means, Manner manner, Modifiers modifiers, List<RerollSource> rerolls) {
        this.attacker = attacker;
        this.means = means;
        this.manner = manner;
        this.modifiers = modifiers;
        this.rerolls = rerolls;
    }

    Combatant attacker() {
        return attacker;
    }

    Means means() {
        return means;
    }

    Manner manner() {
        return manner;
    }

    Faces dice() {
        return dice;
    }

    void turn(Faces other) {
        dice = other;
    }

    /** How many rolls there are: the Attack Roll, which is the first, and one for every target. */
    int hands() {
        return 1 + defenses.size();
    }

    Faces hand(int index) {
        return index == 0 ? dice : defenses.get(index - 1).dice();
    }

    void turn(int hand, Faces other) {
        if (hand == 0) {
            turn(other);
        } else {
            defenses.get(hand - 1).turn(other);
        }
    }

    List<RerollSource> rerolls() {
        return rerolls;
    }

    /** Everything that dice of this Attack can be thrown again with; always in the same order. */
    List<RerollSource> sources() {
        if (sources == null) {
            sources = new ArrayList<>(rerolls);
            for (DefenseRoll defense : defenses) {
                sources.addAll(defense.rerolls());
                sources.addAll(defense.help());
            }
        }
        return sources;
    }

    /** Whether somebody can throw dice of that roll again. */
    boolean canChange(CapitalState state, int hand) {
        if (hand == 0) {
            return RerollSource.anyUsable(state, rerolls);
        }
        DefenseRoll defense = defenses.get(hand - 1);
        return RerollSource.anyUsable(state, defense.rerolls()) || RerollSource.anyUsable(state, defense.help());
    }

    /** Whether this Attack has already pushed somebody. */
    boolean isBonked() {
        return bonked;
    }

    void bonk() {
        bonked = true;
    }

    List<DefenseRoll> defenses() {
        return defenses;
    }

    /** Against one target; what only concerns that target changes the attack for it alone. Ledger: CAP-AMB-93. */
    Contest against(DefenseRoll defense) {
        Side acting = new Side(
                dice, modifiers.and("point blank", defense.pointBlank()).and("pack", defense.pack()));
        return new Contest(acting, new Side(defense.dice(), defense.modifiers()));
    }

    /** What stands behind damage to that unit, be it a target or somebody hurt in passing. */
    Struck struck(Combatant victim) {
        for (DefenseRoll defense : defenses) {
            if (defense.target() == victim) {
                return Struck.of(means, against(defense));
            }
        }
        return new Struck(means, new Side(dice, modifiers), OptionalInt.empty());
    }

    /** By how much the Attack beats that target; a tie hits. */
    int margin(DefenseRoll defense) {
        return dice.sum()
                + modifiers.total()
                + defense.pointBlank()
                + defense.pack()
                - defense.dice().sum()
                - defense.modifiers().total();
    }

    /** How many points are missing to hit anybody; none or less if somebody is hit. */
    int behind() {
        int behind = Integer.MAX_VALUE;
        for (int i = 0; i < defenses.size(); i++) {
            behind = Math.min(behind, -margin(defenses.get(i)));
        }
        return behind;
    }

    boolean hits(DefenseRoll defense) {
        return margin(defense) >= 0;
    }

    boolean hitsAnybody() {
        return hits() > 0;
    }

    /** How many targets are hit as the dice lie. */
    int hits() {
        int hits = 0;
        for (int i = 0; i < defenses.size(); i++) {
            hits += hits(defenses.get(i)) ? 1 : 0;
        }
        return hits;
    }

    /** Whether Critical Hit was paid for this Attack. */
    boolean critical() {
        return critical;
    }

    void makeCritical() {
        critical = true;
    }

    /** Whether further targets of this Attack are still to be hurt. */
    boolean moreToCome() {
        return hitsToCome > 0;
    }

    void expectHits(int hits) {
        hitsToCome = hits;
    }
}
