package arbiter.kernel;

/** Where events say what the odds should count. */
public interface Measures {

    /** A yes or no of this action: {@code hit}. Said several times, one yes is enough. */
    void fact(String name, boolean held);

    /**
     * What a sum is made of besides its dice: {@code attack}, {@code +6 VSN -3 point blank}. The odds tell it where it is
     * the same on every way, so that people know the parts before the roll.
     */
    void sum(String name, Modifiers parts);

    /**
     * The same by whose sum it is and what it is, {@code mara} and {@code attack}: a sum is told on every way, and two
     * words that are known need not be put together each time.
     */
    default void sum(String whose, String what, Modifiers parts) {
        sum(whose + " " + what, parts);
    }

    /**
     * The dice that somebody throws for something, {@code mara} and {@code shot}. Of several pools of a name the first is
     * told, with the dice that it has on every way, so that people know them before the roll.
     */
    default void pool(String whose, String what, Handful dice) {}

    /** A number of this action: {@code margin}. Said several times, the numbers add up. */
    void number(String name, int value);

    /**
     * The same where it befalls a unit: {@code damage}. The odds count it by that name for other sides than that of
     * whoever considers the action, and for their own side under {@link #toFriends}.
     */
    void number(String name, String unit, int value);

    /** What a number is called that befalls units of one's own side: {@code damage to friends}. */
    static String toFriends(String name) {
        return name + " to friends";
    }
}
