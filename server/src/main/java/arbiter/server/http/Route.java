package arbiter.server.http;

import io.javalin.http.HandlerType;
import java.util.function.Function;

/** One call of the protocol: how it is addressed, who may make it, how much it may carry, and what it does. */
record Route(HandlerType method, String path, Who who, int most, Function<Call, Reply> handling) {

    private static final int USUAL = 256 << 10;

    /** Who may make a call at all; the table itself decides about units and requests. */
    enum Who {
        ANYONE,
        PERSON,
        MEMBER,
        HOST,
        GAMEMASTER
    }

    static Route get(String path, Who who, Function<Call, Reply> handling) {
        return new Route(HandlerType.GET, path, who, 0, handling);
    }

    static Route post(String path, Who who, Function<Call, Reply> handling) {
        return new Route(HandlerType.POST, path, who, USUAL, handling);
    }

    static Route patch(String path, Who who, Function<Call, Reply> handling) {
        return new Route(HandlerType.PATCH, path, who, USUAL, handling);
    }

    static Route delete(String path, Who who, Function<Call, Reply> handling) {
        return new Route(HandlerType.DELETE, path, who, 0, handling);
    }

    Route taking(int bytes) {
        return new Route(method, path, who, bytes, handling);
    }

    @Override
    public String toString() {
        return method.name() + " " + path;
    }
}
