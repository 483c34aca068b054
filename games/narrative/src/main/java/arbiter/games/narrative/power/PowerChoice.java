package arbiter.games.narrative.power;

import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.TableRules;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Refused;
import arbiter.space.band.Band;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;

/**
 * A power as it is about to be manifested: through which discipline, with which effects, each as often as it was taken,
 * and whether the Auto-fire of Rapid-Fire is used. Ledger: NAR-PSY-4 to 6, NAR-PSY-10, NAR-PSY-14.
 */
public record PowerChoice(BasePower power, Skill discipline, List<PowerEffect> effects, boolean autoFire) {

    /** Base difficulty and effects together may not come to more. Ledger: NAR-PSY-6. */
    public static final int MOST_DICE = 5;

    private static final Band FARTHEST = Band.EXTREME;
    private static final String RAPID_FIRE = "NAR-FX-ATT-8";

    public PowerChoice {
        effects = FixedList.copyOf(effects);
    }

    public static PowerChoice of(BasePower power, Skill discipline) {
        return new PowerChoice(power, discipline, List.of(), false);
    }

    public PowerChoice with(PowerEffect effect) {
        return new PowerChoice(power, discipline, FixedList.with(effects, effect), autoFire);
    }

    public PowerChoice withAutoFire() {
        return new PowerChoice(power, discipline, effects, true);
    }

    public PowerChoice with(PowerEffect effect, int times) {
        PowerChoice more = this;
        for (int i = 0; i < times; i++) {
            more = more.with(effect);
        }
        return more;
    }

    /** What all its effects do, in the order in which they were taken. */
    public List<EffectTrait> traits() {
        List<EffectTrait> traits = new ArrayList<>();
        for (PowerEffect effect : effects) {
            traits.addAll(effect.traits());
        }
        return traits;
    }

    /** How often an effect that does that was taken. */
    public int count(Class<? extends EffectTrait> trait) {
        int times = 0;
        for (PowerEffect effect : effects) {
            times += effect.has(trait) ? 1 : 0;
        }
        return times;
    }

    public boolean has(Class<? extends EffectTrait> trait) {
        return count(trait) > 0;
    }

    /** {@code Attack, Blast, Range +2}. */
    public String words() {
        StringBuilder words = new StringBuilder(power.name());
        for (PowerEffect effect : effects.stream().distinct().toList()) {
            long times = effects.stream().filter(effect::equals).count();
            words.append(", ").append(effect.name()).append(effect.repeatable() ? " +" + times : "");
        }
        return autoFire ? words + ", Auto-fire" : words.toString();
    }

    /** The difficulty dice of power and effects, one part for each. */
    public Modifiers dice(TableRules rules) {
        Modifiers dice = Modifiers.of(power.name(), power.difficulty().dice());
        for (PowerEffect effect : effects) {
            dice = dice.and(effect.name(), effect.cost(rules.costs()));
        }
        return dice.and("Auto-fire", autoFire ? 1 : 0); // NAR-FX-ATT-8
    }

    /** More than five dice: only a Story Point of the psyker's side makes it possible. Ledger: NAR-PSY-6. */
    public boolean isImpossible(TableRules rules) {
        int dice = power.difficulty().dice() + (autoFire ? 1 : 0);
        for (PowerEffect effect : effects) {
            dice += effect.cost(rules.costs());
        }
        return dice > MOST_DICE;
    }

    /** What the check begins with. A Story Point spent on an impossible power makes it five dice. Ledger: NAR-PSY-6. */
    public PoolBase difficulty(TableRules rules, boolean storyPoint) {
        Modifiers dice = dice(rules);
        if (dice.total() > MOST_DICE && !storyPoint) {
            throw new Refused(tooHard(rules));
        }
        return new PoolBase(Math.min(MOST_DICE, dice.total()), 0, dice.toString());
    }

    /** Why it is impossible, and what would be right. */
    String tooHard(TableRules rules) {
        Modifiers dice = dice(rules);
        return "this comes to " + dice.total() + " difficulty dice (" + dice + "): at most " + MOST_DICE
                + " are possible; leave something out, or spend a Story Point on it";
    }

    /** How far it reaches. Ledger: NAR-PSY-10. */
    public Band range() {
        return Band.number(Math.min(bands(), FARTHEST.ordinal()));
    }

    private int bands() {
        int bands = power.range().ordinal();
        for (PowerEffect effect : effects) {
            bands += effect.farther();
        }
        return bands;
    }

    /** How many targets it has before advantage adds more. Ledger: NAR-PSY-11. */
    public int targets() {
        return 1 + effects.stream().mapToInt(PowerEffect::targets).sum();
    }

    /** Why it cannot be put together so; nothing where it can. How hard it is is another question. */
    public List<String> refusals(TableRules rules) {
        List<String> refusals = new ArrayList<>();
        if (!power.disciplines().contains(discipline)) { // NAR-PSY-14
            refusals.add(power.name() + " is not manifested through " + discipline.name() + " but through "
                    + names(power.disciplines()));
        }
        for (int i = 0; i < effects.size(); i++) {
            refuse(effects.get(i), effects.subList(0, i), rules, refusals);
        }
        if (bands() > FARTHEST.ordinal()) {
            refusals.add("nothing reaches beyond extreme range; take Range less often");
        }
        if (autoFire && effects.stream().noneMatch(effect -> effect.rule().equals(RAPID_FIRE))) {
            refusals.add("Auto-fire needs Rapid-Fire");
        }
        return refusals;
    }

    private void refuse(PowerEffect effect, List<PowerEffect> before, TableRules rules, List<String> refusals) {
        if (!effect.power().equals(power)) {
            refusals.add(effect.name() + " is an effect of " + effect.power().name() + ", not of " + power.name());
        }
        if (!isFor(effect, rules)) { // NAR-PSY-5
            refusals.add(effect.name() + " is for " + names(effect.disciplines()) + ", not for " + discipline.name());
        }
        if (!effect.repeatable() && before.contains(effect)) { // NAR-PSY-4
            refusals.add(effect.name() + " can be taken once");
        }
        for (PowerEffect other : before) {
            if (effect.excludes(other) || other.excludes(effect)) {
                refusals.add(effect.name() + " cannot be combined with " + other.name());
            }
        }
    }

    private boolean isFor(PowerEffect effect, TableRules rules) {
        return effect.disciplines().isEmpty()
                || effect.disciplines().contains(discipline)
                || rules.pyromancyMayBurn() && effect.alsoFor().contains(discipline);
    }

    private static String names(List<Skill> disciplines) {
        return String.join(" or ", disciplines.stream().map(Skill::name).toList());
    }
}
