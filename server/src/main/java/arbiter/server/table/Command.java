package arbiter.server.table;

import arbiter.interpreters.live.FollowUp;
import arbiter.interpreters.live.PlannedAction;
import arbiter.server.shared.Longest;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A command of the protocol. Each is a record: its name in small letters stands under {@code do}, its components are its keys. */
sealed interface Command {

    /** The word under {@code do}. */
    default String word() {
        return word(getClass());
    }

    static String word(Class<?> command) {
        return command.getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** Whether it makes sense only where the log has not gone on since the member looked. */
    default boolean isExact() {
        return this instanceof ByHand || this instanceof Redo;
    }

    /** Whether it goes on with the game, which is over for good once the dice were shown. */
    default boolean goesOn() {
        return this instanceof GameCommand || this instanceof Undo || this instanceof Redo || this instanceof Agree;
    }

    /** What changes the game; whatever was proposed before is void then. */
    sealed interface GameCommand extends Command {}

    /**
     * An answer, with answers to questions that follow from it in their order, with what the member says to further
     * questions of the act, under {@code unit/label}, with orders for such questions from now on, under the same, and with
     * the next actions of the turn.
     */
    record Answer(
            String request,
            List<String> options,
            Optional<List<Then>> then,
            Optional<Map<String, String>> with,
            Optional<Map<String, String>> orders,
            Optional<List<Planned>> plan)
            implements GameCommand {

        List<FollowUp> followUps() {
            return Then.followUps(then);
        }

        List<PlannedAction> planned() {
            return plan.orElse(List.of()).stream().map(Planned::asAction).toList();
        }
    }

    /** An answer that goes along with another one. */
    record Then(String unit, String label, List<String> options) {

        static List<FollowUp> followUps(Optional<List<Then>> then) {
            return then.orElse(List.of()).stream().map(Then::asFollowUp).toList();
        }

        private FollowUp asFollowUp() {
            return new FollowUp(unit, label, options);
        }
    }

    /** One of the next actions of a unit's turn, with answers to what is asked about it. */
    record Planned(String unit, List<String> options, Optional<List<Then>> then) {

        PlannedAction asAction() {
            return new PlannedAction(unit, options, Then.followUps(then));
        }
    }

    record Call(String unit, String option) implements GameCommand {}

    record Reveal() implements GameCommand {}

    /** The gamemaster changes something by hand. */
    sealed interface ByHand extends GameCommand {

        /** The edit that it stands for. */
        Edit asEdit();
    }

    /** One of the edits that the game offers, on a unit or the table; values are written as in a situation file. */
    record Edit(String edit, Optional<String> unit, Optional<JsonNode> values) implements ByHand {

        private static Edit of(String edit, String unit, Map<String, Object> values) {
            return new Edit(edit, Optional.of(unit), Optional.of(json(values)));
        }

        private static Edit ofTable(String edit, Map<String, Object> values) {
            return new Edit(edit, Optional.empty(), Optional.of(json(values)));
        }

        private static JsonNode json(Map<String, Object> values) {
            ObjectNode json = JsonNodeFactory.instance.objectNode();
            values.forEach(json::putPOJO);
            return json;
        }

        @Override
        public Edit asEdit() {
            return this;
        }
    }

    /** The commands of the first release, each of which is one of the edits by now. Deprecated: {@link Edit} does it. */
    sealed interface OldEdit extends ByHand {}

    /** The unit is written as in a situation file. */
    record Add(JsonNode unit) implements OldEdit {

        @Override
        public Edit asEdit() {
            return Edit.ofTable("add-unit", Map.of("unit", unit));
        }
    }

    record Place(String unit, String at) implements OldEdit {

        @Override
        public Edit asEdit() {
            return Edit.of("place", unit, Map.of("at", at));
        }
    }

    record Hide(String unit, boolean hidden) implements OldEdit {

        @Override
        public Edit asEdit() {
            return Edit.of("hide", unit, Map.of("hidden", hidden));
        }
    }

    record Adjust(String unit, String bar, int value) implements OldEdit {

        @Override
        public Edit asEdit() {
            return Edit.of("set-bar", unit, Map.of("bar", bar, "value", value));
        }
    }

    record Remove(String unit) implements OldEdit {

        @Override
        public Edit asEdit() {
            return Edit.of("remove-unit", unit, Map.of());
        }
    }

    record Paint(String place, String what, boolean on) implements OldEdit {

        @Override
        public Edit asEdit() {
            return Edit.ofTable("paint", Map.of("place", place, "what", what, "on", on));
        }
    }

    /** Taking back and putting in force again, at once or as a proposal to others. */
    sealed interface Wish extends Command {}

    record Undo() implements Wish {}

    record Redo() implements Wish {}

    record Agree(String proposal) implements Wish {}

    record Disagree(String proposal) implements Wish {}

    /** What a player says in advance about when a unit is asked. */
    sealed interface StandingOrder extends Command {

        int LONGEST_LABEL = 100;

        String unit();
    }

    record Hand(String unit, boolean raised) implements StandingOrder {}

    /** What is done from now on when the unit is asked that: ask, pass, suggested, or usual, which ends the order. */
    record Order(
            String unit,
            @Longest(StandingOrder.LONGEST_LABEL) String label,
            String answer) implements StandingOrder {}

    /** An order to ask or to pass, as earlier clients give it. Deprecated: {@link Order} does it. */
    record Stop(
            String unit,
            @Longest(StandingOrder.LONGEST_LABEL) String label,
            boolean on) implements StandingOrder {

        Order asOrder() {
            return new Order(unit, label, on ? "ask" : "pass");
        }
    }

    /** Lets everything pass for the rest of somebody else's turn, or no longer. */
    record Pass(String unit, Optional<Boolean> on) implements StandingOrder {

        boolean begins() {
            return on.orElse(true);
        }
    }

    /** What is said before the fight begins. */
    sealed interface LobbyCommand extends Command {}

    record Ready(Optional<Boolean> on) implements LobbyCommand {}

    record Begin() implements LobbyCommand {}

    record Seat(String unit, String to) implements Command {}

    /** How the table looks; no rule asks for it. */
    sealed interface ArtCommand extends Command {}

    /** What a unit's token bears: an image of this table, or an emblem; neither is what the game thinks fit. */
    record Portrait(String unit, Optional<String> image, Optional<String> emblem) implements ArtCommand {}

    /**
     * The image behind the board, none takes it away: how wide it is and how far its middle lies from the board's, in
     * hundredths of the board's width and height, and how opaque it is in hundredths.
     */
    record Backdrop(
            Optional<String> image,
            Optional<Integer> width,
            Optional<Integer> across,
            Optional<Integer> down,
            Optional<Integer> opacity)
            implements ArtCommand {}

    /** Calls for somebody's attention; nothing of it is recorded. */
    record Nudge(String member) implements Command {}

    record Say(@Longest(Chat.LONGEST) String text, Optional<String> to) implements Command {}
}
