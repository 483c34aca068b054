package arbiter.server.table;

import arbiter.kernel.State;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** A member's command, made against that number of theirs. */
record Ordered(String member, long number, JsonNode command) implements Doing {

    @Override
    public <S extends State<S>> Optional<Deed<S>> at(Sitting<S> sitting, Seating seating) {
        return Optional.of(new Commands<>(sitting, seating, seating.member(member)).carryOut(command, number));
    }
}
