package arbiter.games.capital.attack;

import arbiter.dice.Faces;
import arbiter.games.capital.check.Contest;
import arbiter.games.capital.check.Side;
import arbiter.games.capital.damage.DamageCause;
import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The rolls of one Attack while they can still change: one Attack Roll, a Defense Roll per target. Nothing lies until
 * {@link RerollWindow} throws the dice.
 */
public final class AttackInProgress {

    private final Combatant attacker;
    private final AttackMeans means;
    private final Occasion occasion;
    private final Modifiers modifiers;
    private final List<RerollSource> rerolls;
    private final List<DefenseRoll> defenses = new ArrayList<>();
    private List<RerollSource> sources;
    private Faces dice;
    private List<AbilityTrait> used = List.of();
    private int hitsToCome;

    public AttackInProgress(
            Combatant attacker, AttackMeans means, Occasion occasion, Modifiers modifiers, List<RerollSource> rerolls) {
        this.attacker = attacker;
        this.means = means;
        this.occasion = occasion;
        this.modifiers = modifiers;
        this.rerolls = rerolls;
    }

    public Combatant attacker() {
        return attacker;
    }

    public AttackMeans means() {
        return means;
    }

    public Occasion occasion() {
        return occasion;
    }

    Faces dice() {
        return dice;
    }

    public void turn(Faces other) {
        dice = other;
    }

    /** How many rolls there are: the Attack Roll, which is the first, and one for every target. */
    int hands() {
        return 1 + defenses.size();
    }

    Faces hand(int index) {
        return index == 0 ? dice : defenses.get(index - 1).dice();
    }

    public void turn(int hand, Faces other) {
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

    /** Whether what works once per Attack was used in this one. */
    public boolean hasUsed(AbilityTrait trait) {
        return used.contains(trait);
    }

    public void use(AbilityTrait trait) {
        used = used.isEmpty() ? new ArrayList<>() : used;
        used.add(trait);
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
    public DamageCause struck(Combatant victim) {
        for (DefenseRoll defense : defenses) {
            if (defense.target() == victim) {
                return DamageCause.of(means, against(defense));
            }
        }
        return new DamageCause(means, new Side(dice, modifiers), OptionalInt.empty());
    }

    /** By how much the Attack beats that target; a tie hits. */
    public int margin(DefenseRoll defense) {
        return dice.sum()
                + modifiers.total()
                + defense.pointBlank()
                + defense.pack()
                - defense.dice().sum()
                - defense.modifiers().total();
    }

    /** How many points are missing to hit anybody; none or less if somebody is hit. */
    public int behind() {
        int behind = Integer.MAX_VALUE;
        for (int i = 0; i < defenses.size(); i++) {
            behind = Math.min(behind, -margin(defenses.get(i)));
        }
        return behind;
    }

    /** Who attacks whom with what, how it stands, and what is at stake. */
    String words() {
        StringBuilder words = new StringBuilder(attacker.name())
                .append(" attacks with the ")
                .append(means.name())
                .append(" (")
                .append(means.profile().described())
                .append(")");
        for (DefenseRoll defense : defenses) {
            int margin = margin(defense);
            Contest contest = against(defense);
            words.append(defense == defenses.get(0) ? ": " : "; ")
                    .append(contest.acting().total())
                    .append(" against ")
                    .append(defense.target().name())
                    .append("'s ")
                    .append(contest.opposing().total())
                    .append(
                            margin < 0
                                    ? ", a miss by " + -margin
                                    : margin == 0 ? ", an exact hit" : ", a hit by " + margin);
        }
        return words.append(".").toString();
    }

    boolean hits(DefenseRoll defense) {
        return margin(defense) >= 0;
    }

    public boolean hitsAnybody() {
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

    /** Whether further targets of this Attack are still to be hurt. */
    public boolean moreToCome() {
        return hitsToCome > 0;
    }

    void expectHits(int hits) {
        hitsToCome = hits;
    }
}
