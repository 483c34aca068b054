package arbiter.server.table;

import arbiter.content.ContentProblems;
import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Source;
import arbiter.kernel.Decider;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/** Understands the commands of the protocol: who may give which, and what each does. */
final class Commands<S extends State<S>> {

    /** Every command with its keys. */
    static final Map<String, List<String>> KEYS = Map.ofEntries(
            Map.entry("answer", List.of("do", "request", "options")),
            Map.entry("call", List.of("do", "unit", "option")),
            Map.entry("reveal", List.of("do")),
            Map.entry("undo", List.of("do")),
            Map.entry("redo", List.of("do")),
            Map.entry("agree", List.of("do", "proposal")),
            Map.entry("disagree", List.of("do", "proposal")),
            Map.entry("say", List.of("do", "text", "to")),
            Map.entry("hand", List.of("do", "unit", "raised")),
            Map.entry("pass", List.of("do", "unit")),
            Map.entry("stop", List.of("do", "unit", "label", "on")),
            Map.entry("seat", List.of("do", "unit", "to")),
            Map.entry("add", List.of("do", "unit")),
            Map.entry("place", List.of("do", "unit", "at")),
            Map.entry("hide", List.of("do", "unit", "hidden")),
            Map.entry("adjust", List.of("do", "unit", "bar", "value")),
            Map.entry("remove", List.of("do", "unit")),
            Map.entry("paint", List.of("do", "place", "what", "on")));

    /** Those that make sense only where the log has not gone on since. */
    private static final List<String> EXACT = List.of("redo", "add", "place", "hide", "adjust", "remove", "paint");

    private final Sitting<S> sitting;
    private final Seating seating;
    private final Member member;
    private final Sight sight;

    Commands(Sitting<S> sitting, Seating seating, Member member) {
        this.sitting = sitting;
        this.seating = seating;
        this.member = member;
        this.sight = seating.sight(member);
    }

    Deed<S> carryOut(JsonNode command, long number) {
        String what = command.path("do").asText();
        if (!command.isObject() || !KEYS.containsKey(what)) {
            throw new Refusal(
                    Refusal.Code.MALFORMED,
                    Nearest.unknown(
                            "command", what, KEYS.keySet().stream().sorted().toList()),
                    "command.do");
        }
        Asked asked = new Asked("command", command, KEYS.get(what));
        if (isOvertaken(what, number)) {
            throw new Refusal(Refusal.Code.OVERTAKEN, "something has happened in between; look again");
        }
        if (sitting.revealed() && Revealing.OVER.contains(what)) {
            throw Revealing.over();
        }
        try {
            return carryOut(what, asked);
        } catch (Refused refused) {
            throw new Refusal(Refusal.Code.AGAINST_THE_RULES, refused.getMessage(), "command");
        } catch (ContentProblems problems) {
            throw new Refusal(Refusal.Code.AGAINST_THE_RULES, problems.getMessage(), "command.unit");
        }
    }

    /** The machine's moves do not come between somebody and their last move; other people's do. */
    private boolean isOvertaken(String what, long number) {
        return EXACT.contains(what) && number != sitting.log().number(sight)
                || what.equals("undo") && number < sitting.lastByOthers(sight);
    }

    private Deed<S> carryOut(String what, Asked asked) {
        return switch (what) {
            case "answer" ->
                goOn(new Playing<>(sitting).answer(playing(), asked.text("request"), asked.texts("options", 64)));
            case "call" -> goOn(new Playing<>(sitting).call(playing(), caller(asked), asked.text("option")));
            case "reveal" -> goOn(new Revealing<>(sitting, seating, member).reveal());
            case "undo", "redo" -> new Proposals<>(sitting, seating, member).wish(what);
            case "agree" -> new Proposals<>(sitting, seating, member).agree(asked.text("proposal"));
            case "disagree" -> new Proposals<>(sitting, seating, member).disagree(asked.text("proposal"));
            case "say" ->
                new Chat<>(sitting, seating, member)
                        .say(asked.text("text", Chat.LONGEST), asked.given("to").orElse("all"));
            case "hand" -> beforehand("hand", asked).with("raised", asked.truth("raised"));
            case "stop" ->
                beforehand("stop", asked).with("label", asked.text("label")).with("on", asked.truth("on"));
            case "pass" -> pass(asked);
            case "seat" -> seat(own(asked), asked.text("to"));
            default -> goOn(new Playing<>(sitting).edit(sight, what, byHand(what, asked)));
        };
    }

    /** What was proposed is void once the game goes on. */
    private Deed<S> goOn(Deed<S> deed) {
        if (sitting.proposal().isPresent()) {
            deed.json().putNull("proposal");
        }
        return deed;
    }

    /** Whoever calls does so for a unit of theirs; the gamemaster may have calls of their own. */
    private Decider caller(Asked asked) {
        return sight.viewer().gamemaster() && asked.text("unit").equals(Decider.GAMEMASTER.id())
                ? Decider.GAMEMASTER
                : Decider.unit(own(asked));
    }

    private Sight playing() {
        if (member.role() == Role.SPECTATOR) {
            throw new Refusal(Refusal.Code.NOT_ALLOWED, "onlookers answer no questions");
        }
        return sight;
    }

    private Deed<S> beforehand(String what, Asked asked) {
        Deed<S> deed = new Deed<>(what);
        deed.json().putObject(what).put("unit", own(asked));
        return deed;
    }

    private Deed<S> pass(Asked asked) {
        String unit = own(asked);
        Deed<S> deed = new Deed<>("pass");
        deed.json()
                .putObject("pass")
                .put("unit", unit)
                .put(
                        "turn",
                        sitting.table().game().moment(sitting.table().state()).turn());
        new Playing<>(sitting).pass(deed, Decider.unit(unit));
        return deed;
    }

    /** A unit that this member plays; the gamemaster plays all. Who may not know of a unit learns nothing of it. */
    private String own(Asked asked) {
        String unit = asked.text("unit");
        List<String> seen = sitting.table().view(sight.viewer()).units().stream()
                .map(View.Unit::id)
                .toList();
        if (!seen.contains(unit)) {
            throw new Refusal(Refusal.Code.NOT_FOUND, Nearest.unknown("unit", unit, seen), "command.unit");
        }
        if (!sight.viewer().gamemaster() && !sight.viewer().plays(unit)) {
            throw new Refusal(Refusal.Code.NOT_ALLOWED, "you do not play " + unit, "command.unit");
        }
        return unit;
    }

    private Deed<S> seat(String unit, String to) {
        boolean known = to.equals(Seating.GAMEMASTER) || to.equals(Seating.MACHINE);
        if (!known
                && seating.present(to)
                        .filter(one -> one.role() != Role.SPECTATOR)
                        .isEmpty()) {
            throw new Refusal(Refusal.Code.MALFORMED, "no player of that id sits here", "command.to");
        }
        Deed<S> deed = new Deed<>("seat");
        deed.json().putObject("seats").put(unit, to);
        return deed;
    }

    private Event<S> byHand(String what, Asked asked) {
        if (!sight.viewer().gamemaster()) {
            throw new Refusal(Refusal.Code.NOT_ALLOWED, "only the gamemaster changes things by hand");
        }
        GamemasterHand<S> hand = sitting.book().hand();
        S state = sitting.table().state();
        return switch (what) {
            case "add" -> added(hand, state, asked.node("unit"));
            case "place" -> hand.place(state, asked.text("unit"), asked.text("at"));
            case "hide" -> hand.hide(state, asked.text("unit"), asked.truth("hidden"));
            case "adjust" -> hand.adjust(state, asked.text("unit"), asked.text("bar"), asked.number("value"));
            case "paint" -> hand.paint(state, asked.text("place"), asked.text("what"), asked.truth("on"));
            default -> hand.remove(state, asked.text("unit"));
        };
    }

    /** Where a game lets nobody come in hidden, everybody would see them: better not at all. */
    private void checkHidden(Placement placement, Event<S> event, S copy) {
        if (placement.hidden()) {
            event.apply(copy);
            if (!sitting.table().game().hidden(copy).contains(placement.id())) {
                throw new Refused(
                        "in this game nobody comes in hidden; set the table up with them, or hide them after");
            }
        }
    }

    private Event<S> added(GamemasterHand<S> hand, S state, JsonNode unit) {
        Problems problems = new Problems();
        List<String> taken = sitting.table().view(Viewer.GAMEMASTER).units().stream()
                .map(View.Unit::id)
                .toList();
        Placement placement = Placement.read(Source.text("unit", JsonText.write(unit)), sitting.book(), taken, problems)
                .orElse(null);
        problems.throwIfAny();
        try {
            Event<S> event = hand.add(state, placement);
            problems.throwIfAny();
            checkHidden(placement, event, state.copy());
            return event;
        } catch (Refused refused) {
            problems.throwIfAny();
            throw refused;
        }
    }
}
