package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Something that a Unit's owner may say in a response window, or to let it pass. Ledger: 5.6. */
public final class WindowAnswer implements Option {

    /** What defenses are worth at the least: whoever has Energy for one spends it. */
    private static final int DEFENSE = 30;

    /** Damage below this is taken as it comes. */
    private static final int SERIOUS = 5;

    /** Damage worth a last Point. */
    private static final int GRAVE = 7;

    /** How much an agent wants to say something. */
    public interface Weight {
        int of(CenturyState state, WindowAnswer answer);
    }

    private final String id;
    private final Supplier<String> text;
    private final List<Cost> costs;
    private final Fighter owner;
    private final Consumer<Play<CenturyState>> use;
    /** Whether somebody may really want it just now; of idle ones nobody is asked who raised no hand. */
    private boolean idle;

    private Weight weight = (state, answer) -> answer.worthAsDefense();
    private int stake;
    private int face;
    private Fighter struck;

    private WindowAnswer(
            String id, Supplier<String> text, List<Cost> costs, Fighter owner, Consumer<Play<CenturyState>> use) {
        this.id = id;
        this.text = text;
        this.costs = costs;
        this.owner = owner;
        this.use = use;
    }

    public static WindowAnswer of(
            Fighter owner, String id, Supplier<String> text, List<Cost> costs, Consumer<Play<CenturyState>> use) {
        return new WindowAnswer(id, text, costs, owner, use);
    }

    static WindowAnswer pass(Fighter owner) {
        return new WindowAnswer("pass", () -> "Let it pass", List.of(), owner, play -> {});
    }

    public Fighter owner() {
        return owner;
    }

    /** Can be said, and hardly ever will be. */
    public WindowAnswer idleIf(boolean pointless) {
        idle = pointless;
        return this;
    }

    @Override
    public boolean isIdle() {
        return idle;
    }

    /** How much Damage it is about, for whoever weighs it. */
    public WindowAnswer about(int damage) {
        stake = damage;
        return this;
    }

    public int stake() {
        return stake;
    }

    /** The same of a Test that was rolled: the die that counts just now, and who would suffer most. */
    public WindowAnswer about(int damage, int die, Fighter victim) {
        face = die;
        struck = victim;
        return about(damage);
    }

    /** The die of the Test that is answered; 0 where it is about something else. */
    public int face() {
        return face;
    }

    /** Whoever would suffer most from the Test that is answered. */
    public Optional<Fighter> struck() {
        return Optional.ofNullable(struck);
    }

    /** Says what it is worth; otherwise it is weighed as a defense. */
    public WindowAnswer weighed(Weight own) {
        weight = own;
        return this;
    }

    /** What it is worth to an agent: most is said first, and what is worth nothing is not said. */
    public int worth(CenturyState state) {
        return weight.of(state, this);
    }

    /** Of defenses the strongest one, which is the dearest. */
    public int worthAsDefense() {
        return stake > 0 ? DEFENSE + price() : DEFENSE;
    }

    /** Whether enough Damage is at stake to do something about it. */
    public boolean isSerious() {
        return stake >= SERIOUS;
    }

    /** The same for a Genre Point: the last one is kept for something grave, and nobody spends any on a Grunt. */
    public boolean isWorthPoint() {
        boolean last = owner.genre().points() <= price();
        boolean grunt = struck != null
                && struck.machine().tier() == Tier.GRUNT
                && owner.machine().tier() != Tier.GRUNT;
        return stake >= (last ? GRAVE : SERIOUS) && !grunt;
    }

    /** How much of its cost it takes. */
    public int price() {
        return costs.isEmpty() ? 0 : costs.get(0).amount();
    }

    public void use(Play<CenturyState> play) {
        use.accept(play);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String text() {
        return text.get();
    }

    @Override
    public List<Cost> costs() {
        return costs;
    }

    @Override
    public boolean declines() {
        return id.equals("pass");
    }

    /** The cost of a Power, or of Energy, as options show it. */
    public static List<Cost> cost(String what, int amount) {
        return amount == 0 ? List.of() : List.of(new Cost(what, amount));
    }
}
