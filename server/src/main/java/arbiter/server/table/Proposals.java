package arbiter.server.table;

import arbiter.kernel.State;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** Taking back and putting in force: the gamemaster just does it, a player proposes it to the others concerned. */
final class Proposals<S extends State<S>> {

    private final Sitting<S> sitting;
    private final Seating seating;
    private final Member member;
    private final Sight sight;

    Proposals(Sitting<S> sitting, Seating seating, Member member) {
        this.sitting = sitting;
        this.seating = seating;
        this.member = member;
        this.sight = seating.sight(member);
    }

    Deed<S> wish(String what) {
        if (member.role() == Role.SPECTATOR) {
            throw new Refusal(Refusal.Code.NOT_ALLOWED, "onlookers take nothing back");
        }
        checkPossible(what, sight);
        List<String> asked = member.role() == Role.GAMEMASTER ? List.of() : seating.concerned(member.id());
        if (asked.isEmpty()) {
            return carryOut(what, member, sight);
        }
        Deed<S> deed = new Deed<>("propose");
        ObjectNode proposal = deed.json()
                .putObject("proposal")
                .put("id", sitting.names().of("proposal " + sitting.seq()))
                .put("by", member.id())
                .put("what", what);
        asked.forEach(proposal.putArray("asked")::add);
        proposal.putArray("agreed");
        return deed;
    }

    private void checkPossible(String what, Sight whose) {
        if (what.equals("undo") && sitting.story().movesToUndo(whose, sitting.log()) == 0) {
            throw new Refusal(Refusal.Code.NOTHING_TO_UNDO, "there is nothing to undo");
        }
        if (what.equals("redo") && !sitting.story().canRedo(whose, sitting.log())) {
            throw new Refusal(Refusal.Code.NOTHING_TO_REDO, "there is nothing to redo");
        }
    }

    /** A gamemaster takes back the very last move; a player whatever came after the last one they know of, too. */
    private Deed<S> carryOut(String what, Member who, Sight whose) {
        checkPossible(what, whose);
        Playing<S> playing = new Playing<>(sitting);
        Deed<S> deed = what.equals("undo")
                ? playing.undo(sitting.story().movesToUndo(whose, sitting.log()), who.id(), who.name())
                : playing.redo(who.id(), who.name());
        if (sitting.proposal().isPresent()) {
            deed.json().putNull("proposal");
        }
        return deed;
    }

    Deed<S> agree(String id) {
        ObjectNode proposal = asked(id);
        List<String> agreed = texts(proposal.path("agreed"));
        if (!agreed.contains(member.id())) {
            agreed.add(member.id());
        }
        if (member.role() == Role.GAMEMASTER || agreed.containsAll(stillAsked(proposal))) {
            Member by = seating.members().stream()
                    .filter(one -> one.id().equals(proposal.path("by").asText()))
                    .findFirst()
                    .orElse(member);
            return carryOut(proposal.path("what").asText(), by, seating.sight(by));
        }
        Deed<S> deed = new Deed<>("agree");
        agreed.forEach(proposal.putArray("agreed")::add);
        deed.json().set("proposal", proposal);
        return deed;
    }

    private List<String> stillAsked(JsonNode proposal) {
        return texts(proposal.path("asked")).stream()
                .filter(id -> seating.present(id).isPresent())
                .toList();
    }

    Deed<S> disagree(String id) {
        ObjectNode proposal = asked(id);
        Deed<S> deed = new Deed<>("disagree");
        deed.json().putNull("proposal");
        deed.item(
                        "note",
                        member.name() + " would rather not "
                                + proposal.path("what").asText() + " that",
                        Readers.EVERYONE)
                .put("by", member.id());
        return deed;
    }

    private ObjectNode asked(String id) {
        ObjectNode proposal = (ObjectNode) sitting.proposal()
                .filter(open -> open.path("id").asText().equals(id))
                .orElseThrow(() -> new Refusal(Refusal.Code.NOT_OPEN, "nothing of that kind is proposed (any more)"))
                .deepCopy();
        boolean own = proposal.path("by").asText().equals(member.id());
        if (!own && !texts(proposal.path("asked")).contains(member.id()) && member.role() != Role.GAMEMASTER) {
            throw new Refusal(Refusal.Code.NOT_ALLOWED, "you are not asked");
        }
        return proposal;
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.asText()));
        return texts;
    }
}
